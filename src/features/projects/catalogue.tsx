import { useSearchParams } from 'wouter';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import type { CatalogueEntry } from './card.loader.ts';
import {
  defaultView,
  longestQuery,
  parseView,
  selectEntries,
  sortOrders,
  writeView,
  type CatalogueView,
} from './catalogue-view.ts';
import { categories } from './categories.ts';
import { ProjectCard } from './project-card.tsx';
import { WorkCard } from './work-card.tsx';

interface CatalogueProps {
  entries: readonly CatalogueEntry[];
  words: Dictionary['projects'];
  cardWords: Dictionary['card'];
  onOpenGallery: (work: string, opener: HTMLElement) => void;
}

/** Search, categories, order and the cards; all of it follows the page's query string and writes it. */
export function Catalogue({ entries, words, cardWords, onOpenGallery }: CatalogueProps) {
  const [parameters, setParameters] = useSearchParams();
  const view = parseView(parameters);
  const { shown, total } = selectEntries(entries, view);

  function change(part: Partial<CatalogueView>) {
    setParameters((current) => writeView(current, { ...parseView(current), ...part }), { replace: true });
  }

  return (
    <>
      <search className="filters">
        <label className="filter-search">
          <span className="sr-only">{words.search}</span>
          <input
            type="search"
            className="input"
            placeholder={words.searchPlaceholder}
            maxLength={longestQuery}
            value={view.query}
            onChange={(event) => change({ query: event.target.value })}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <div role="group" aria-label={words.sort} className="filter-group">
          {sortOrders.map((sort) => (
            <button
              key={sort}
              type="button"
              className="chip"
              aria-pressed={view.sort === sort}
              onClick={() => change({ sort })}
            >
              {words.sortNames[sort]}
            </button>
          ))}
        </div>
        <div role="group" aria-label={words.categories} className="filter-group filter-categories">
          {categories.map((category) => (
            <button
              key={category}
              type="button"
              className="chip"
              aria-pressed={view.category === category}
              onClick={() => change({ category })}
            >
              {words.categoryNames[category]}
            </button>
          ))}
        </div>
      </search>
      <p role="status" className="meta result-count">
        {format(words.count, { shown: shown.length, total })}
      </p>
      <h2 className="sr-only">{words.results}</h2>
      {shown.length > 0 ? (
        <div className="card-grid">
          {shown.map((entry, index) =>
            entry.kind === 'project' ? (
              <ProjectCard
                key={entry.id}
                project={entry}
                words={cardWords}
                index={index}
                important={index === 0}
                anchor
              />
            ) : (
              <WorkCard key={entry.id} work={entry} words={cardWords} index={index} onOpenGallery={onOpenGallery} />
            ),
          )}
        </div>
      ) : (
        <div className="empty">
          <p className="empty-title">{words.noneFound}</p>
          <p>{words.noneFoundHint}</p>
          <button type="button" className="button" onClick={() => change(defaultView)}>
            {words.clearFilters}
          </button>
        </div>
      )}
    </>
  );
}
