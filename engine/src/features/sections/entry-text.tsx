import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { langOf, plain } from '#src/lib/text.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import type { SectionEntryData } from './section-data.ts';

interface EntryTextProps {
  as: 'h3' | 'p';
  entry: SectionEntryData;
  field: 'title' | 'detail' | 'linkText';
  /** The field that is the link of an entry without a link text. */
  linked: 'title' | 'detail';
  className?: string | undefined;
  linkClassName?: string | undefined;
}

/** A text of an entry, as a link if it is the one that leads to the entry's address. Nothing for a text it lacks. */
export function EntryText({ as: Element, entry, field, linked, className, linkClassName }: EntryTextProps) {
  const { link, linkText, [field]: text } = entry;
  if (!text) return null;
  const isLink = link && field === (linkText ? 'linkText' : (entry[linked] && linked) || 'title');
  return (
    <Element lang={langOf(text)} className={className}>
      {isLink ? (
        <EntryLink href={link} className={linkClassName}>
          {plain(text)}
        </EntryLink>
      ) : (
        plain(text)
      )}
    </Element>
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

/** When an entry was. Nothing for one without a date. */
export function EntryTime({ entry, className }: { entry: SectionEntryData; className: string }) {
  const { when, day } = entry;
  if (!when) return null;
  return (
    <p lang={langOf(when)} className={className}>
      {day ? <time dateTime={day}>{plain(when)}</time> : plain(when)}
    </p>
  );
}
