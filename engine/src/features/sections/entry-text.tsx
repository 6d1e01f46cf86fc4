import { langOf, plain } from '#src/lib/text.ts';
import { EntryLink } from '#src/ui/controls/entry-link.tsx';
import { textLook } from '#src/ui/controls/text-link.tsx';
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
        <EntryLink href={link} className={textLook({}, linkClassName)}>
          {plain(text)}
        </EntryLink>
      ) : (
        plain(text)
      )}
    </Element>
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
