import { memo } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format, plural } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { CardGrid } from '#src/ui/layout/card-grid.tsx';
import { leads } from '#src/ui/layout/leads.ts';
import { useLoaded } from '#src/ui/hooks/use-loaded.ts';
import { Notice } from '#src/ui/panels/notice.tsx';
import type { CatalogueEntry } from '../cards/card.loader.ts';
import { ProjectCard } from '../cards/project-card.tsx';
import { WorkCard } from '../cards/work-card.tsx';
import { defaultView, parseView, selectEntries, type Layout } from './catalogue-view.ts';
import styles from './catalogue.module.css';
import type { ChartProps } from './chart/chart.tsx';
import { EntryIndex } from './entry-index.tsx';

const loadChart = () => import('./chart/chart.tsx');

export interface CatalogueProps {
  /** Filters with entries; the first is "all". */
  filters: ChartProps['filters'];
  entries: readonly CatalogueEntry[];
  language: Language;
  words: Dictionary['projects'];
  cardWords: Dictionary['card'];
  onOpenGallery?: ((work: string, opener: HTMLElement) => void) | undefined;
}

interface ResultsProps extends CatalogueProps {
  parameters: URLSearchParams;
  onClear: () => void;
}

/** Result count and entries. Memoized, because a long list is slow to render. */
export const Results = memo(function Results(props: ResultsProps) {
  const { entries, parameters, filters, language, words, cardWords, onOpenGallery, onClear } = props;
  const view = parseView(
    parameters,
    filters.map(({ id }) => id),
  );
  const { shown, total, others } = selectEntries(entries, view);
  const list = { layout: view.layout, words: cardWords, onOpenGallery };
  const isChart = view.layout === 'chart';
  const { value: chart } = useLoaded(loadChart, isChart);
  const lit = [...shown, ...others];
  const lists = (
    <>
      {shown.length > 0 && <EntryList {...list} entries={shown} important />}
      {others.length > 0 && (
        <section aria-labelledby="works" className={styles.others}>
          <h2 id="works">{words.works}</h2>
          <p role="status" className={cx(styles.count, 'muted touch-high size-meta')}>
            {plural(words.worksCount, others.length, language)}
          </p>
          <EntryList {...list} entries={others} />
        </section>
      )}
      {lit.length === 0 && (
        <Notice title={words.noneFound} className={styles.empty}>
          <p>{words.noneFoundHint}</p>
          <Button onClick={onClear}>{words.clearFilters}</Button>
        </Notice>
      )}
    </>
  );
  return (
    <>
      <p role="status" className={cx(styles.count, 'muted touch-high size-meta')}>
        {format(words.count, { shown: shown.length, total })}
      </p>
      <h2 className="sr-only">{words.results}</h2>
      {isChart && !chart && <div className={styles.chartRoom} />}
      {isChart && chart ? (
        <chart.Chart
          entries={entries.filter((entry) => entry.categories.includes(defaultView.category) || lit.includes(entry))}
          lit={lit}
          filters={filters.filter(({ id }) => id !== defaultView.category && id !== 'featured')}
          words={words}
          language={language}
          onOpenGallery={onOpenGallery}
        >
          {lists}
        </chart.Chart>
      ) : (
        lists
      )}
    </>
  );
});

interface EntryListProps {
  entries: readonly CatalogueEntry[];
  layout: Layout;
  words: Dictionary['card'];
  onOpenGallery: ResultsProps['onOpenGallery'];
  important?: boolean;
}

function EntryList({ entries, layout, words, onOpenGallery, important = false }: EntryListProps) {
  if (layout !== 'cards') return <EntryIndex entries={entries} words={words} onOpenGallery={onOpenGallery} />;
  const led = leads(entries.length);
  return (
    <Island opens="touch">
      <CardGrid changes led={led}>
        {entries.map((entry, index) =>
          entry.kind === 'project' ? (
            <ProjectCard
              key={entry.id}
              project={entry}
              words={words}
              lead={led && index === 0}
              important={important && index === 0}
              anchor
              compact={index > 0 && !entry.featured}
            />
          ) : (
            <WorkCard
              key={entry.id}
              work={entry}
              words={words}
              lead={led && index === 0}
              onOpenGallery={onOpenGallery}
            />
          ),
        )}
      </CardGrid>
    </Island>
  );
}
