import { Children, type ReactNode } from 'react';
import { inGroups } from './in-groups.ts';
import { cx } from '#src/lib/cx.ts';
import styles from './card-grid.module.css';
import { enterWhenReached } from './enter-when-reached.ts';

interface CardGridProps {
  children: ReactNode;
  /** True where the first card leads the others: it has a line of its own. */
  led?: boolean;
  /** True where cards come and go: each enters when it is shown, none waits to be reached. */
  changes?: boolean;
  /** True for a few cards that on phones lie beside each other. */
  carousel?: boolean;
}

/**
 * A grid of cards, which enter one after the other; those below the fold when the visitor reaches them. The far
 * end of a long list is laid out by the browser only when it comes near.
 */
export function CardGrid({ children, led = false, changes = false, carousel = false }: CardGridProps) {
  const [near, ...far] = inGroups(Children.toArray(children), led ? 1 : 0);
  return (
    <>
      <div
        ref={changes ? undefined : enterWhenReached}
        className={cx(styles.grid, led && styles.led, carousel && styles.carousel)}
      >
        {near}
      </div>
      {far.map((group, index) => (
        <div key={index} className={cx(styles.grid, styles.far)}>
          {group}
        </div>
      ))}
    </>
  );
}
