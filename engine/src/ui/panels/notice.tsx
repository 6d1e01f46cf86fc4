import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './notice.module.css';

export function Notice({
  title,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'div'>, 'title'> & { title: ReactNode }) {
  return (
    <div className={cx(styles.notice, 'grid muted', className)} {...rest}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
