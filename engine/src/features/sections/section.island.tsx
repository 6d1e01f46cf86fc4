import type { ComponentType } from 'react';
import type { SectionKind } from '#src/content/schemas/section.ts';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import { Cards } from './cards.tsx';
import { Logos } from './logos.tsx';
import { Quotes } from './quotes.tsx';
import { Rows } from './rows.tsx';
import type { SectionData, SectionEntryData } from './section-data.ts';
import { Timeline } from './timeline.tsx';

const kinds: Record<SectionKind, ComponentType<{ entries: readonly SectionEntryData[] }>> = {
  timeline: Timeline,
  cards: Cards,
  quotes: Quotes,
  list: Rows,
  logos: Logos,
  links: Rows,
};

/** A section of entries: heading and entries, as its kind shows them. */
export function Section({ section, number }: { section: SectionData; number: string | undefined }) {
  const { kind, title, intro, entries } = section;
  const Entries = kinds[kind];
  return (
    <>
      <SectionHead number={number} title={title} note={intro} />
      <Entries entries={entries} />
    </>
  );
}
