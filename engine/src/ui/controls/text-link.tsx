import type { ComponentProps } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './text-link.module.css';

interface TextLinkProps extends ComponentProps<'a'> {
  /** True for a link outside a sentence: full touch height, room for an icon. */
  alone?: boolean;
}

/** A link in text. Inside a router link with `asChild` it takes that link's `href`. */
export function TextLink({ alone = false, className, children, ...rest }: TextLinkProps) {
  return (
    <a className={cx(styles.link, alone && styles.alone, className)} {...rest}>
      {children}
    </a>
  );
}
