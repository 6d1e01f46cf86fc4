import type { ComponentType } from 'react';
import type { SectionKind } from '#src/content/schemas/section.ts';
import { cx } from '#src/lib/cx.ts';
import { plain } from '#src/lib/text.ts';
import { EntryLink } from '#src/ui/controls/entry-link.tsx';
import { textLook } from '#src/ui/controls/text-link.tsx';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import cardStyles from './cards.module.css';
import { EntryText, EntryTime } from './entry-text.tsx';
import entryStyles from './entry.module.css';
import logoStyles from './logos.module.css';
import quoteStyles from './quotes.module.css';
import rowStyles from './rows.module.css';
import type { SectionData, SectionEntryData } from './section-data.ts';
import timelineStyles from './timeline.module.css';

interface Kind {
  as: 'div' | 'ol' | 'ul';
  className: string;
  Entry: ComponentType<{ entry: SectionEntryData }>;
}

const rows: Kind = { as: 'ul', className: cx(rowStyles.rows), Entry: Row };

const kinds: Record<SectionKind, Kind> = {
  timeline: { as: 'ol', className: cx(timelineStyles.timeline, 'grid'), Entry: Period },
  cards: { as: 'ul', className: cx(cardStyles.cards, 'grid'), Entry: Card },
  quotes: { as: 'div', className: cx(quoteStyles.quotes, 'grid columns'), Entry: Quote },
  list: rows,
  logos: { as: 'ul', className: cx(logoStyles.logos, 'grid'), Entry: Logo },
  links: rows,
};

/** A section of entries: heading and entries, as its kind shows them. */
export function Section({ section, number }: { section: SectionData; number: string | undefined }) {
  const { kind, title, intro, entries } = section;
  const { as: List, className, Entry } = kinds[kind];
  return (
    <>
      <SectionHead number={number} title={title} note={intro} />
      <List className={className}>
        {entries.map((entry, index) => (
          <Entry key={index} entry={entry} />
        ))}
      </List>
    </>
  );
}

function Period({ entry }: { entry: SectionEntryData }) {
  const { text, points, linkText } = entry;
  return (
    <li className={entryStyles.entry}>
      <EntryTime entry={entry} className={cx(timelineStyles.period, 'meta')} />
      <div className={cx(timelineStyles.body, entryStyles.part, 'grid')}>
        <EntryText as="h3" entry={entry} field="title" linked="detail" />
        <EntryText as="p" entry={entry} field="detail" linked="detail" className={cx(entryStyles.detail, 'muted')} />
        {(text || points.length > 0 || linkText) && (
          <div className={cx(timelineStyles.more, 'grid')}>
            <T as="p">{text}</T>
            {points.length > 0 && (
              <ul className={cx(timelineStyles.highlights, 'grid')}>
                {points.map((point) => (
                  <T key={plain(point)} as="li">
                    {point}
                  </T>
                ))}
              </ul>
            )}
            <EntryText as="p" entry={entry} field="linkText" linked="detail" />
          </div>
        )}
      </div>
    </li>
  );
}

const cardSizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 44vw, 6rem';

function Card({ entry }: { entry: SectionEntryData }) {
  const { picture, alt, detail, text } = entry;
  const link = { entry, linked: 'title', linkClassName: cardStyles.link } as const;
  return (
    <li>
      {picture && (
        <span className={cx(cardStyles.mount, 'framed')}>
          <ResponsivePicture
            picture={picture}
            alt={alt}
            sizes={cardSizes}
            className={cx(cardStyles.picture, picture.height > picture.width && cardStyles.tall)}
          />
        </span>
      )}
      <EntryText {...link} as="h3" field="title" />
      <EntryTime entry={entry} className="meta" />
      <T as="p" className="meta">
        {detail}
      </T>
      <T as="p">{text}</T>
      <EntryText {...link} as="p" field="linkText" className={cardStyles.more} />
    </li>
  );
}

function Quote({ entry }: { entry: SectionEntryData }) {
  const { picture, alt, text } = entry;
  return (
    <figure className={cx(quoteStyles.quote, 'grid')}>
      <blockquote className={quoteStyles.said}>
        <T as="p">{text}</T>
      </blockquote>
      <figcaption className={cx(quoteStyles.by, 'row')}>
        {picture && <ResponsivePicture picture={picture} alt={alt} sizes="3.5rem" className={quoteStyles.portrait} />}
        <div>
          <EntryText as="p" entry={entry} field="title" linked="detail" className={quoteStyles.name} />
          <EntryText as="p" entry={entry} field="detail" linked="detail" className="meta" />
          <EntryTime entry={entry} className="meta" />
          <EntryText as="p" entry={entry} field="linkText" linked="detail" />
        </div>
      </figcaption>
    </figure>
  );
}

/** Of a list, and of a list of links: with the date or the host in the margin. */
function Row({ entry }: { entry: SectionEntryData }) {
  const { picture, alt, detail, text } = entry;
  return (
    <li className={cx(rowStyles.row, entryStyles.entry, 'grid columns')}>
      <div className={cx(rowStyles.facts, entryStyles.part, 'cluster')}>
        <EntryTime entry={entry} className="meta" />
        <T as="p" className={cx(entryStyles.detail, 'meta')}>
          {detail}
        </T>
      </div>
      <div className={cx(rowStyles.body, entryStyles.part, 'grid')}>
        <EntryText as="h3" entry={entry} field="title" linked="title" className={rowStyles.title} />
        <T as="p" className="muted">
          {text}
        </T>
        <EntryText as="p" entry={entry} field="linkText" linked="title" />
      </div>
      {picture && <ResponsivePicture picture={picture} alt={alt} sizes="8rem" className={rowStyles.picture} />}
    </li>
  );
}

/** On paper, in both themes; the name of an entry without a picture. */
function Logo({ entry: { title, picture, alt, link } }: { entry: SectionEntryData }) {
  const mark = picture ? (
    <ResponsivePicture picture={picture} alt={alt || title} sizes="12rem" className={logoStyles.picture} />
  ) : (
    <T>{title}</T>
  );
  return (
    <li>
      {link ? (
        <EntryLink href={link} className={textLook({}, cx(logoStyles.logo, 'centred framed', logoStyles.link))}>
          {mark}
        </EntryLink>
      ) : (
        <span className={cx(logoStyles.logo, 'centred', 'framed')}>{mark}</span>
      )}
    </li>
  );
}
