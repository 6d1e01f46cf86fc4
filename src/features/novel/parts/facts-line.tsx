import type { ReactNode } from 'react';
import styles from './facts-line.module.css';

/** A few facts in a row, each an element of its own, divided by hairlines. */
export function FactsLine({ children }: { children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}
