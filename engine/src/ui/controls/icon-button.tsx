import type { ComponentProps } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './icon-button.module.css';

interface Named {
  label: string;
}

export function IconButton({ label, className, type = 'button', ...rest }: Named & ComponentProps<'button'>) {
  return <button type={type} aria-label={label} className={cx(styles.button, 'muted', className)} {...rest} />;
}

export function IconLink({ label, className, children, ...rest }: Named & ComponentProps<'a'>) {
  return (
    <a aria-label={label} className={cx(styles.button, 'muted', className)} {...rest}>
      {children}
    </a>
  );
}
