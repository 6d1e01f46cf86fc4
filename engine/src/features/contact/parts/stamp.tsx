import { cx } from '#src/lib/cx.ts';
import styles from './stamp.module.css';

const trails = [3, 8, 13, 18, 23, 28, 33];
const waves = [8, 14, 20, 26];

/** Decorative stamp: star trails around the pole over a horizon. Postmarked once delivered. */
export function Stamp() {
  return (
    <span aria-hidden>
      <svg viewBox="0 0 40 52" fill="none" stroke="currentColor">
        {trails.map((radius) => (
          <circle key={radius} cx="20" cy="24" r={radius} />
        ))}
        <path d="M0 40l9-5 8 3 12-7 11 6v15H0z" fill="currentColor" />
      </svg>
      <svg viewBox="0 0 64 34" fill="none" stroke="currentColor" className={cx(styles.postmark, 'absolute')}>
        <circle cx="46" cy="17" r="16" />
        <circle cx="46" cy="17" r="11" />
        {waves.map((y) => (
          <path key={y} d={`M0 ${y}q4-4 8 0t8 0 8 0 8 0`} />
        ))}
      </svg>
    </span>
  );
}
