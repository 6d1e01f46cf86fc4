import { memo } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { CardGrid } from '#src/ui/layout/card-grid.tsx';
import { leads } from '#src/ui/layout/leads.ts';
import { Notice } from '#src/ui/panels/notice.tsx';
import type { CatalogueEntry } from '../cards/card.loader.ts';
import { ProjectCard } from '../cards/project-card.tsx';
import { WorkCard } from '../cards/work-card.tsx';
import { parseView, selectEntries } from './catalogue-view.ts';
import styles from './catalogue.module.css';
import { EntryIndex } from './entry-index.tsx';

interface ResultsProps {
  /** What is asked for, as the page's query string says it. */
  parameters: URLSearchParams;
  filters: readonly { id: string }[];
  entries: readonly CatalogueEntry[];
  words: Dictionary['projects'];
  cardWords: Dictionary['card'];
  onOpenGallery?: ((work: string, opener: HTMLElement) => void) | undefined;
  onClear: () => void;
}

/** What was found and how much of it. Drawn anew only when something else is asked for: a long list takes a while. */
export const Results = memo(function Results(props: ResultsProps) {
  const { parameters, filters, entries, words, cardWords, onOpenGallery, onClear } = props;
  const view = parseView(
    parameters,
    filters.map(({ id }) => id),
  );
  const { shown, total } = selectEntries(entries, view);
  const led = leads(shown.length);
  return (
    <>
      <p role="status" className={styles.count}>
        {format(words.count, { shown: shown.length, total })}
      </p>
      <h2 className="sr-only">{words.results}</h2>
      {shown.length > 0 && view.layout === 'index' && (
        <EntryIndex entries={shown} words={cardWords} onOpenGallery={onOpenGallery} />
      )}
      {shown.length > 0 && view.layout === 'cards' && (
        <Island opens="touch">
          <CardGrid changes led={led}>
            {shown.map((entry, index) =>
              entry.kind === 'project' ? (
                <ProjectCard
                  key={entry.id}
                  project={entry}
                  words={cardWords}
                  lead={led && index === 0}
                  important={index === 0}
                  anchor
                />
              ) : (
                <WorkCard
                  key={entry.id}
                  work={entry}
                  words={cardWords}
                  lead={led && index === 0}
                  onOpenGallery={onOpenGallery}
                />
              ),
            )}
          </CardGrid>
        </Island>
      )}
      {shown.length === 0 && (
        <Notice title={words.noneFound} className={styles.empty}>
          <p>{words.noneFoundHint}</p>
          <Button onClick={onClear}>{words.clearFilters}</Button>
        </Notice>
      )}
    </>
  );
});
