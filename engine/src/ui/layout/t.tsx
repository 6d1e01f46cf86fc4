import type { HTMLAttributes } from 'react';
import { langOf, plain, type Text } from '#src/lib/text.ts';

interface TProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'lang'> {
  as?: 'dd' | 'dt' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'li' | 'p' | 'span';
  children: Text | null | undefined;
}

/** An element for a text, marked with the text's language. Nothing without a text. */
export function T({ as: Element = 'span', children, ...rest }: TProps) {
  if (!children) return null;
  return (
    <Element lang={langOf(children)} {...rest}>
      {plain(children)}
    </Element>
  );
}
