import type { Dictionary } from '#src/i18n/dictionary.ts';
import { langOf, plain } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import type { CatalogueEntry } from '../cards/card.loader.ts';
import { EntryRow } from '../cards/entry-row.tsx';
import { ProjectStatus } from '../cards/project-card.tsx';
import { TitleLink } from '../cards/title-link.tsx';

interface EntryIndexProps {
  entries: readonly CatalogueEntry[];
  words: Dictionary['card'];
  onOpenGallery?: (work: string, opener: HTMLElement) => void;
}

export function EntryIndex({ entries, words, onOpenGallery }: EntryIndexProps) {
  return entries.map((entry) => (
    <EntryRow
      key={entry.id}
      entry={entry}
      anchor={entry.id}
      title={title(entry, onOpenGallery)}
      facts={entry.tags.map((tag) => (
        <T key={plain(tag)}>{tag}</T>
      ))}
      columns={
        <>
          {entry.kind === 'project' ? (
            entry.status === 'in-progress' && <ProjectStatus status={entry.status} words={words} />
          ) : (
            <span>{entry.workKind === 'photography' ? words.photoSeries : words.piece}</span>
          )}
          <time dateTime={entry.date} className="meta">
            {entry.dateText}
          </time>
        </>
      }
    />
  ));
}

function title(entry: CatalogueEntry, onOpenGallery: EntryIndexProps['onOpenGallery']) {
  if (entry.kind === 'project') return <TitleLink href={entry.href}>{entry.title}</TitleLink>;
  if (!onOpenGallery) return <T>{entry.title}</T>;
  return (
    <button
      type="button"
      lang={langOf(entry.title)}
      onClick={({ currentTarget }) => onOpenGallery(entry.id, currentTarget)}
    >
      {plain(entry.title)}
    </button>
  );
}
