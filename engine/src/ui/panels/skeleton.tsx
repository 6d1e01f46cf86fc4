import { cx } from '#src/lib/cx.ts';
import styles from './skeleton.module.css';

export function Skeleton({ className }: { className?: string }) {
  return <span className={cx(styles.skeleton, className)} />;
}
