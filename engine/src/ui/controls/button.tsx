import type { ComponentProps } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `primary`: the main action of its place; `danger`: destructive; `quiet`: no frame. */
  variant?: 'plain' | 'primary' | 'danger' | 'quiet';
  /** `small`: one among others of its kind; `dense`: in a row on a card. */
  size?: 'normal' | 'small' | 'dense';
}

export function buttonLook({ variant = 'plain', size = 'normal' }: ButtonLook, className?: string): string {
  if (variant === 'quiet') return cx(styles.quiet, className);
  return cx(styles.button, variant !== 'plain' && styles[variant], size !== 'normal' && styles[size], className);
}

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonLook({ variant, size }, className)} {...rest} />;
}

/** A link that looks like a button. For a router link, {@link buttonLook} alone. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLook & ComponentProps<'a'>) {
  return (
    <a className={buttonLook({ variant, size }, className)} {...rest}>
      {children}
    </a>
  );
}
