import type { ComponentProps } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './text-link.module.css';

interface TextLinkProps extends ComponentProps<'a'> {
  /** True for a link that is no part of a sentence: high enough for a finger, with room for an icon. */
  alone?: boolean;
}

/** A link in text. Within a router's link (`asChild`) it takes that link's address. */
export function TextLink({ alone = false, className, children, ...rest }: TextLinkProps) {
  return (
    <a className={cx(styles.link, alone && styles.alone, className)} {...rest}>
      {children}
    </a>
  );
}
