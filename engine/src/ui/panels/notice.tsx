import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './notice.module.css';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  title?: ReactNode;
  /** True for a failure; false when there is just nothing to show. */
  alert?: boolean;
}

export function Notice({ title, alert = false, className, children, ...rest }: NoticeProps) {
  return (
    <div className={cx(styles.notice, 'grid muted', alert && styles.alert, className)} {...rest}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
