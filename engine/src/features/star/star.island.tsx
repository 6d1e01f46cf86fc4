import { use } from 'react';
import { Link } from 'wouter';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { findStar, places, useFoundPlaces, type Place } from './star-store.ts';
import { StarWords } from './star-words.ts';
import styles from './star-mark.module.css';

export interface StarProps {
  place: Exclude<Place, 'home'>;
  /** Where the label goes once the star is found. */
  side?: 'below' | 'above' | 'start';
}

export interface SkyStarProps {
  href: string;
  label: string;
  /** True while the sky is visibly turned around it. */
  noticed: boolean;
}

/** The hidden star of a page: one dot of a drawing, and a button. Absent on a site without a torn-out page. */
export function StarButton({ place, side = 'below' }: StarProps) {
  const words = use(StarWords);
  const { found } = useFoundPlaces();
  if (!words) return null;
  const isFound = found.includes(place);
  return (
    <button
      type="button"
      className={cx(styles.star, 'script-only no-print centred absolute')}
      aria-label={isFound ? format(words.found, { count: found.length, total: places.length }) : words.name}
      data-side={side}
      data-marked={isFound || undefined}
      onClick={() => findStar(place)}
    >
      <Drawing label={isFound ? words.label : null} />
    </button>
  );
}

/** The star of the sky: a link, which also counts as found on a site with a torn-out page. */
export function SkyStarLink({ href, label, noticed }: SkyStarProps) {
  const words = use(StarWords);
  const { found } = useFoundPlaces();
  const isFound = words !== null && found.includes('home');
  const isMarked = words !== null && (noticed || isFound);
  return (
    <Link
      href={href}
      className={cx(styles.star, 'centred absolute')}
      aria-label={[
        isFound ? format(words.found, { count: found.length, total: places.length }) : isMarked && words.label,
        label,
      ]
        .filter(Boolean)
        .join('. ')}
      data-side="below"
      data-marked={isMarked || undefined}
      onClick={(event) => {
        // The last star found opens the torn-out page instead of the chapter.
        if (words && !isFound && findStar('home')) event.preventDefault();
      }}
    >
      <Drawing label={isMarked ? words.label : null} />
    </Link>
  );
}

function Drawing({ label }: { label: string | null }) {
  return (
    <>
      <svg viewBox="-24 -24 48 48" className={cx(styles.drawing, 'absolute')} aria-hidden>
        <path d="M0-11L1.3-1.3L11 0L1.3 1.3L0 11L-1.3 1.3L-11 0L-1.3-1.3Z" className={styles.rays} />
        {label && (
          <g className={styles.cross}>
            <circle r="9" />
            <path d="M0-21V-13M0 13V21M-21 0H-13M13 0H21" />
          </g>
        )}
        <circle r="2.2" />
      </svg>
      {label && (
        <span className={cx(styles.label, 'mono absolute')} aria-hidden>
          {label}
        </span>
      )}
    </>
  );
}
