import type { ComponentProps } from 'react';
import { Link } from 'wouter';

/** A link to a page of this site, or to another site in a new tab. */
export function EntryLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (href.startsWith('/'))
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
    </a>
  );
}
