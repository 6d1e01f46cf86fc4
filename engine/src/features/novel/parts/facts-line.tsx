import type { ReactNode } from 'react';
import styles from './facts-line.module.css';

export function FactsLine({ children }: { children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}
