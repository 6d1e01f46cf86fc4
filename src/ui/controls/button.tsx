import type { ComponentProps } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `plain` has a frame, `primary` is the one action of its place, `danger` takes away, `quiet` has no frame. */
  variant?: 'plain' | 'primary' | 'danger' | 'quiet';
  /** `small` stands among others of its kind, `dense` in a row on a card. */
  size?: 'normal' | 'small' | 'dense';
}

/** The class names of a look, for what is neither a button nor a link. */
export function buttonLook({ variant = 'plain', size = 'normal' }: ButtonLook, className?: string): string {
  if (variant === 'quiet') return cx(styles.quiet, className);
  return cx(styles.button, variant !== 'plain' && styles[variant], size !== 'normal' && styles[size], className);
}

/** A button; `type="button"` unless it sends a form. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonLook({ variant, size }, className)} {...rest} />;
}

/** A link that looks like a button. Within a router's link (`asChild`) it takes that link's address. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLook & ComponentProps<'a'>) {
  return (
    <a className={buttonLook({ variant, size }, className)} {...rest}>
      {children}
    </a>
  );
}
