import { useSearchParams } from 'wouter';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { CardGrid } from '#src/ui/layout/card-grid.tsx';
import { leads } from '#src/ui/layout/leads.ts';
import { Notice } from '#src/ui/panels/notice.tsx';
import type { CatalogueEntry } from '../cards/card.loader.ts';
import { ProjectCard } from '../cards/project-card.tsx';
import { WorkCard } from '../cards/work-card.tsx';
import { defaultView, parseView, selectEntries, writeView, type CatalogueView } from './catalogue-view.ts';
import styles from './catalogue.module.css';
import { EntryIndex } from './entry-index.tsx';
import { Filters } from './filters.tsx';

interface CatalogueProps {
  /** The filters that hold something, the first of which is none. */
  filters: readonly { id: string; label: string; lang?: string | undefined }[];
  entries: readonly CatalogueEntry[];
  words: Dictionary['projects'];
  cardWords: Dictionary['card'];
  /** The visitor wants to see the pictures of the work with this id, and pressed `opener` to do so. */
  onOpenGallery?: ((work: string, opener: HTMLElement) => void) | undefined;
}

/** Search, categories, order and the cards; all of it follows the page's query string and writes it. */
export function Catalogue({ filters, entries, words, cardWords, onOpenGallery }: CatalogueProps) {
  const [parameters, setParameters] = useSearchParams();
  const ids = filters.map(({ id }) => id);
  const view = parseView(parameters, ids);
  const { shown, total } = selectEntries(entries, view);
  const led = leads(shown.length);

  function change(part: Partial<CatalogueView>) {
    setParameters((current) => writeView(current, { ...parseView(current, ids), ...part }), { replace: true });
  }

  return (
    <>
      <Filters filters={filters} view={view} words={words} onChange={change} />
      <p role="status" className={cx(styles.count, 'meta')}>
        {format(words.count, { shown: shown.length, total })}
      </p>
      <h2 className="sr-only">{words.results}</h2>
      {shown.length > 0 && view.layout === 'index' && <EntryIndex entries={shown} onOpenGallery={onOpenGallery} />}
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
                  onOpenGallery={onOpenGallery && ((opener) => onOpenGallery(entry.id, opener))}
                />
              ),
            )}
          </CardGrid>
        </Island>
      )}
      {shown.length === 0 && (
        <Notice title={words.noneFound} className={styles.empty}>
          <p>{words.noneFoundHint}</p>
          <Button onClick={() => change(defaultView)}>{words.clearFilters}</Button>
        </Notice>
      )}
    </>
  );
}
