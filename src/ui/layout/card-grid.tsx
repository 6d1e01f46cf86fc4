import { useRef, type ReactNode } from 'react';
import { useEntrances } from '../hooks/use-entrances.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  children: ReactNode;
  /** True where cards come and go: each enters when it is shown, none waits to be reached. */
  changes?: boolean;
}

/** A grid of cards, which enter one after the other; those below the fold when the visitor reaches them. */
export function CardGrid({ children, changes = false }: CardGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  useEntrances(grid, !changes);
  return (
    <div ref={grid} className={styles.grid}>
      {children}
    </div>
  );
}
