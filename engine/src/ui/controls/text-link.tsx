import type { ComponentProps } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './text-link.module.css';

interface TextLook {
  /** True for a link outside a sentence: full touch height, room for an icon. */
  alone?: boolean;
}

export function textLook({ alone = false }: TextLook = {}, className?: string): string {
  return cx(styles.link, alone && styles.alone, className);
}

/** A link in text. For a router link, {@link textLook} alone. */
export function TextLink({ alone, className, children, ...rest }: TextLook & ComponentProps<'a'>) {
  return (
    <a className={textLook({ alone }, className)} {...rest}>
      {children}
    </a>
  );
}
