import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import type { SectionEntryData } from './section-data.ts';

interface EntryTextProps {
  entry: SectionEntryData;
  field: 'title' | 'detail' | 'linkText';
  /** The field that is the link of an entry without a link text. */
  linked: 'title' | 'detail';
  className?: string | undefined;
}

/** A text of an entry, as a link if it is the one that leads to the entry's address. */
export function EntryText({ entry, field, linked, className }: EntryTextProps) {
  const { link, linkText } = entry;
  if (!link || field !== (linkText ? 'linkText' : (entry[linked] && linked) || 'title')) return entry[field];
  return (
    <EntryLink href={link} className={className}>
      {entry[field]}
    </EntryLink>
  );
}

interface EntryLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page of this site, or to another site in a new tab. */
export function EntryLink({ href, className, children }: EntryLinkProps) {
  if (!href.startsWith('/'))
    return (
      <TextLink href={href} target="_blank" rel="noopener" className={className}>
        {children}
      </TextLink>
    );
  return (
    <Link href={href} asChild>
      <TextLink className={className}>{children}</TextLink>
    </Link>
  );
}
