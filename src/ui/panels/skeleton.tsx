import { cx } from '#src/lib/cx.ts';
import styles from './skeleton.module.css';

/** The place of a line or a box that is still to come; its size comes from the class of who shows it. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cx(styles.skeleton, className)} />;
}
