import { useCallback, useState } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './technology-slider.module.css';

/** Icon of a technology; falls back to the first letters of its name. */
export function TechnologyIcon({ name, src }: { name: string; src: string }) {
  const [failed, setFailed] = useState(false);
  // The image may have failed before hydration.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) {
    return (
      <span className={cx(styles.initials, 'centred mono muted')} aria-hidden>
        {name.replace(/[^\p{L}\d]/gu, '').slice(0, 2)}
      </span>
    );
  }
  return (
    <img
      ref={check}
      src={src}
      alt=""
      width="28"
      height="28"
      loading="lazy"
      decoding="async"
      draggable={false}
      className={styles.icon}
      onError={() => setFailed(true)}
    />
  );
}
