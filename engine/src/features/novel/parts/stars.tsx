import { cx } from '#src/lib/cx.ts';
import styles from './stars.module.css';

const size = 24;
/** Of a star as the sky's chart draws the brightest. */
const points = 4;

function starPath(index: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const radius = corner % 2 === 0 ? 10.5 : 3.2;
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    const x = size / 2 + index * size + radius * Math.cos(angle);
    const y = size / 2 + radius * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const oneStar = starPath(0);
const fiveStars = [0, 1, 2, 3, 4].map(starPath).join('');

/** A rating out of 5 as stars, with fractions. `label` is its accessible name. */
export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <svg className={styles.stars} viewBox={`0 0 ${size * 5} ${size}`} role="img" aria-label={label}>
      <path className={styles.line} d={fiveStars} />
      {/* The inner svg clips the last star. */}
      <svg width={size * value} height={size}>
        <path className={styles.fill} d={fiveStars} />
      </svg>
    </svg>
  );
}

export function Star({ className }: { className: string | undefined }) {
  return (
    <svg className={cx(styles.star, className)} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      <path d={oneStar} />
    </svg>
  );
}
