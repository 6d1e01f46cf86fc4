import type { ReactNode } from 'react';
import styles from './card-grid.module.css';
import { enterWhenReached } from './enter-when-reached.ts';

interface CardGridProps {
  children: ReactNode;
  /** True where cards come and go: each enters when it is shown, none waits to be reached. */
  changes?: boolean;
}

/** A grid of cards, which enter one after the other; those below the fold when the visitor reaches them. */
export function CardGrid({ children, changes = false }: CardGridProps) {
  return (
    <div ref={changes ? undefined : enterWhenReached} className={styles.grid}>
      {children}
    </div>
  );
}
