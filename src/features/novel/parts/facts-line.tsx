import type { ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './facts-line.module.css';

/** A few facts in a row, each an element of its own, divided by hairlines. */
export function FactsLine({ children }: { children: ReactNode }) {
  return <p className={cx('meta', styles.facts)}>{children}</p>;
}
