import { useState } from 'react';
import IconRefresh from '~icons/lucide/refresh-cw';
import { cx } from '#src/lib/cx.ts';
import type { Picture } from '#src/lib/picture.ts';
import type { Text } from '#src/lib/text.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import styles from './portrait.module.css';

export interface PortraitProps {
  portraits: readonly { picture: Picture; alt: Text }[];
  changeLabel: string;
}

export function Portrait({ portraits, changeLabel }: PortraitProps) {
  const [index, setIndex] = useState(0);
  const portrait = portraits[index];
  return (
    <>
      <svg viewBox="-100 -100 200 200" className={cx(styles.scale, 'cover muted')} aria-hidden>
        <circle
          r="98"
          fill="none"
          stroke="currentColor"
          strokeWidth="0.5"
          pathLength="144"
          strokeDasharray="0.35 0.65"
          className={styles.ticks}
        />
        <circle r="92.5" fill="none" stroke="currentColor" strokeWidth="0.6" />
        <path d="M0-100v9M0 91v9M-100 0h9M91 0h9" stroke="currentColor" strokeWidth="1" />
      </svg>
      {portrait && (
        <ResponsivePicture
          key={portrait.picture.src}
          picture={portrait.picture}
          alt={portrait.alt}
          sizes="(min-width: 100rem) 17rem, (min-width: 48rem) 13rem, (min-resolution: 2.5dppx) 5.75rem, 6.5rem"
          className={cx(styles.picture, 'absolute')}
          important
        />
      )}
      {portraits.length > 1 && (
        <button
          type="button"
          className={cx(styles.button, 'centred absolute', 'script-only')}
          aria-label={changeLabel}
          title={changeLabel}
          onClick={() => setIndex((index + 1) % portraits.length)}
        >
          <IconRefresh aria-hidden />
        </button>
      )}
    </>
  );
}
