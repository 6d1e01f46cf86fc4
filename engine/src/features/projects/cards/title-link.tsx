import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import styles from './title-link.module.css';

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

export function TitleLink({ href, children }: { href: string | null | undefined; children: Text }) {
  if (!href) return langOf(children) ? <T>{children}</T> : plain(children);
  return (
    <EntryLink href={href} lang={langOf(children)} className={styles.link}>
      {plain(children)}
    </EntryLink>
  );
}
