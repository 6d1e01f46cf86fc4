import { Children, type ReactNode } from 'react';
import { inGroups } from './in-groups.ts';
import { cx } from '#src/lib/cx.ts';
import styles from './card-grid.module.css';
import { enterWhenReached } from './enter-when-reached.ts';

interface CardGridProps {
  children: ReactNode;
  led?: boolean;
  /** For lists that change: cards enter when they are shown, without waiting to be scrolled to. */
  changes?: boolean;
  /** The class of a list that phones scroll sideways. */
  carousel?: string;
}

/**
 * A grid of cards with a staggered entrance; those below the fold enter when scrolled to. The far end of a long list is
 * rendered only when it comes near.
 */
export function CardGrid({ children, led = false, changes = false, carousel }: CardGridProps) {
  const [near, ...far] = inGroups(Children.toArray(children), led ? 1 : 0);
  return (
    <>
      <div
        ref={changes ? undefined : enterWhenReached}
        className={cx(styles.grid, 'grid', led && styles.led, carousel)}
        data-carousel={carousel && ''}
      >
        {near}
      </div>
      {far.map((group, index) => (
        <div key={index} className={cx(styles.grid, 'grid', styles.far)}>
          {group}
        </div>
      ))}
    </>
  );
}
