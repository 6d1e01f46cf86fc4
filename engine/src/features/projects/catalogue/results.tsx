import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format, plural } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { FailedPart } from '#src/ui/islands/failed-part.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { CardGrid } from '#src/ui/layout/card-grid.tsx';
import { leads } from '#src/ui/layout/leads.ts';
import { useLoaded } from '#src/ui/hooks/use-loaded.ts';
import { Notice } from '#src/ui/panels/notice.tsx';
import type { CatalogueEntry } from '../cards/card.loader.ts';
import { ProjectCard } from '../cards/project-card.tsx';
import { TitleLink } from '../cards/title-link.tsx';
import { WorkCard } from '../cards/work-card.tsx';
import { defaultView, nearestEntries, parseView, selectEntries, type Layout } from './catalogue-view.ts';
import styles from './catalogue.module.css';
import type { ChartProps } from './chart/chart.tsx';
import { EntryIndex } from './entry-index.tsx';
import { PageLinks, type Paging } from './page-links.tsx';
import { useEntries } from './use-entries.ts';

const loadChart = () => import('./chart/chart.tsx');

export interface CatalogueProps {
  /** Filters with entries; the first is "all". */
  filters: ChartProps['filters'];
  entries: readonly CatalogueEntry[];
  paging: Paging | null;
  language: Language;
  words: Dictionary['projects'];
  cardWords: Dictionary['card'];
  onSearchSite?: ((query: string) => void) | undefined;
  onOpenGallery?: ((work: string, opener: HTMLElement) => void) | undefined;
}

interface ResultsProps extends CatalogueProps {
  parameters: URLSearchParams;
  onClear: () => void;
}

/** Result count and entries. Memoized, because a long list is slow to render. */
export const Results = memo(function Results(props: ResultsProps) {
  const { parameters, filters, paging, language, words, cardWords, onOpenGallery } = props;
  const asked = parseView(
    parameters,
    filters.map(({ id }) => id),
  );
  const { entries, view, isOwn, failed } = useEntries(props.entries, paging !== null, asked, language);
  const [limit, setLimit] = useState(paging?.length ?? Infinity);
  const found = selectEntries(entries, view);
  const shown = found.shown.slice(0, limit);
  const others = found.others.slice(0, limit);
  const next = found.shown[limit] ?? found.others[limit];
  const showMore = () => {
    flushSync(() => setLimit(limit + (paging?.length ?? 0)));
    // The button may be gone, and with it the focus.
    const entry = next && document.getElementById(next.id);
    entry?.querySelector<HTMLElement>(':is(a, button):not([tabindex])')?.focus({ preventScroll: true });
  };
  const total = paging && isOwn ? paging.total : found.total;
  const list = { layout: view.layout, words: cardWords, onOpenGallery };
  const isChart = view.layout === 'chart';
  const { value: chart } = useLoaded(loadChart, isChart);
  const lit = [...found.shown, ...found.others];
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
      {lit.length === 0 && <NoneFound {...props} entries={entries} query={view.query.trim()} />}
      {next && <Button onClick={showMore}>{words.more}</Button>}
      {paging && isOwn && <PageLinks paging={paging} words={words} />}
    </>
  );
  return (
    <>
      <p role="status" className={cx(styles.count, 'muted touch-high size-meta')}>
        {format(words.count, { shown: shown.length, total })}
      </p>
      <h2 className="sr-only">{words.results}</h2>
      {failed && <FailedPart>{words.failed}</FailedPart>}
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

type NoneFoundProps = Pick<ResultsProps, 'entries' | 'filters' | 'words' | 'onSearchSite' | 'onClear'> & {
  query: string;
};

function NoneFound({ entries, filters, words, onSearchSite, onClear, query }: NoneFoundProps) {
  const linked = entries.filter(({ href }) => href !== null);
  const near = nearestEntries(linked, filters, query, 3);
  return (
    <Notice
      title={
        <>
          <LostStar />
          {words.noneFound}
        </>
      }
      className={styles.empty}
    >
      <p>{words.noneFoundHint}</p>
      {near.length > 0 && (
        <p className={cx(styles.nearest, 'cluster items-centre')}>
          {words.nearest}
          {near.map(({ id, href, title }) => (
            <span key={id} className="label tap">
              <TitleLink href={href}>{title}</TitleLink>
            </span>
          ))}
        </p>
      )}
      <p className={cx(styles.nearest, 'cluster items-centre')}>
        {onSearchSite && query !== '' && (
          <Button
            variant="primary"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => {
              // Safari does not focus clicked buttons; the search gives the focus back to it.
              currentTarget.focus();
              onSearchSite(query);
            }}
          >
            {format(words.searchSite, { query })}
          </Button>
        )}
        <Button onClick={onClear}>{words.clearFilters}</Button>
      </p>
    </Notice>
  );
}

/** The star that no catalogue has. */
function LostStar() {
  return (
    <svg viewBox="-24 -24 48 48" className={cx(styles.star, 'accent')} fill="currentcolor" aria-hidden>
      <path d="M0-11L1.3-1.3L11 0L1.3 1.3L0 11L-1.3 1.3L-11 0L-1.3-1.3Z" />
      <g fill="none" stroke="currentcolor" strokeWidth="0.4">
        <circle r="14" strokeDasharray="1 1" />
        <path d="M0-22V-17M0 17V22M-22 0H-17M17 0H22" />
      </g>
    </svg>
  );
}

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
