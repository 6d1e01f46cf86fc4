import type { ReactNode } from 'react';
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

/** A grid of cards, which enter one after the other; those below the fold when the visitor reaches them. */
export function CardGrid({ children, led = false, changes = false, carousel = false }: CardGridProps) {
  return (
    <div
      ref={changes ? undefined : enterWhenReached}
      className={cx(styles.grid, led && styles.led, carousel && styles.carousel, changes && styles.changes)}
    >
      {children}
    </div>
  );
}
