import { useCallback, useState } from 'react';
import styles from './technology-slider.module.css';

/** A technology's icon; one that does not load leaves the first letters of its name in a frame. */
export function TechnologyIcon({ name, src }: { name: string; src: string }) {
  const [failed, setFailed] = useState(false);
  // It may have failed before this script ran.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) {
    return (
      <span className={styles.initials} aria-hidden>
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
