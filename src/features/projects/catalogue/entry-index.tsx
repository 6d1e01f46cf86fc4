import { Fragment } from 'react';
import type { CatalogueEntry } from '../cards/card.loader.ts';
import { EntryRow } from '../cards/entry-row.tsx';
import { TitleLink } from '../cards/title-link.tsx';

interface EntryIndexProps {
  entries: readonly CatalogueEntry[];
  /** The visitor wants to see the pictures of the work with this id, and pressed `opener` to do so. */
  onOpenGallery?: (work: string, opener: HTMLElement) => void;
}

/** The short way through the catalogue: a line for each entry. */
export function EntryIndex({ entries, onOpenGallery }: EntryIndexProps) {
  return entries.map((entry) => (
    <EntryRow
      key={entry.id}
      entry={entry}
      anchor={entry.id}
      title={title(entry, onOpenGallery)}
      facts={
        <>
          {entry.date.slice(0, 4)}
          {entry.tags.map((tag) => (
            <Fragment key={tag}>
              {' · '}
              <span lang={entry.tagLangs?.[tag]}>{tag}</span>
            </Fragment>
          ))}
        </>
      }
    />
  ));
}

function title(entry: CatalogueEntry, onOpenGallery: EntryIndexProps['onOpenGallery']) {
  if (entry.kind === 'project') return <TitleLink href={entry.href}>{entry.title}</TitleLink>;
  if (!onOpenGallery) return entry.title;
  return (
    <button type="button" onClick={({ currentTarget }) => onOpenGallery(entry.id, currentTarget)}>
      {entry.title}
    </button>
  );
}
