import type { ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './facts-line.module.css';

export function FactsLine({ children }: { children: ReactNode }) {
  return <p className={cx(styles.facts, 'cluster muted')}>{children}</p>;
}
