import { useCallback, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { Chip } from '#src/ui/controls/chip.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { useEarlyText } from '#src/ui/forms/use-early-text.ts';
import {
  defaultView,
  parseView,
  writeView,
  type CatalogueView,
  layouts,
  longestQuery,
  sortOrders,
} from './catalogue-view.ts';
import filterStyles from './filters.module.css';
import styles from './catalogue.module.css';
import { Results, type CatalogueProps } from './results.tsx';

/**
 * Search, categories, sort order and cards, in sync with the query string. Controls update at once; the cards are deferred,
 * so that a long list does not block typing.
 */
export function Catalogue(props: CatalogueProps) {
  const { filters, language, words } = props;
  const [parameters, setParameters] = useSearchParams();
  const followed = useDeferredValue(parameters);
  const [isUsed, setIsUsed] = useState(false);
  const ids = filters.map(({ id }) => id);

  function change(part: Partial<CatalogueView>) {
    setIsUsed(true);
    setParameters((current) => writeView(current, { ...parseView(current, ids), ...part }, language), {
      replace: true,
    });
  }
  const clear = useCallback(() => {
    setIsUsed(true);
    setParameters((current) => writeView(current, defaultView, language), { replace: true });
  }, [setParameters, language]);

  const view = parseView(parameters, ids);
  return (
    <>
      <div className={styles.controls}>
        <Filters filters={filters} view={view} words={words} onChange={change} />
        {/* The chart has one order. */}
        {view.layout !== 'chart' && <SortOrders view={view} words={words} onChange={change} />}
      </div>
      {/* The first render shows the address's view without deferring. */}
      <Results {...props} parameters={isUsed ? followed : parameters} onClear={clear} />
    </>
  );
}

interface FiltersProps {
  filters: readonly { id: string; label: Text }[];
  view: CatalogueView;
  words: Dictionary['projects'];
  onChange: (part: Partial<CatalogueView>) => void;
}

function Filters({ filters, view, words, onChange }: FiltersProps) {
  const field = useEarlyText(view.query, (query) => onChange({ query }));
  return (
    <search className={cx(filterStyles.filters, 'script-only grid')}>
      <Field
        ref={field}
        type="search"
        label={words.search}
        hidesLabel
        placeholder={words.searchPlaceholder}
        maxLength={longestQuery}
        value={view.query}
        onChange={(event) => onChange({ query: event.target.value })}
        autoComplete="off"
        enterKeyHint="search"
      />
      <div role="group" aria-label={words.layout} className={filterStyles.group}>
        {layouts.map((layout) => (
          <Chip key={layout} pressed={view.layout === layout} onClick={() => onChange({ layout })}>
            {words.layoutNames[layout]}
          </Chip>
        ))}
      </div>
      {filters.length > 1 && (
        <div
          role="group"
          aria-label={words.categories}
          className={cx(filterStyles.group, filterStyles.quiet, filterStyles.categories)}
        >
          {filters.map(({ id, label }) => (
            <Chip
              key={id}
              lang={langOf(label)}
              pressed={view.category === id}
              onClick={() => onChange({ category: id })}
            >
              {plain(label)}
            </Chip>
          ))}
        </div>
      )}
    </search>
  );
}

function SortOrders({ view, words, onChange }: Omit<FiltersProps, 'filters'>) {
  return (
    <div
      role="group"
      aria-label={words.sort}
      className={cx(filterStyles.group, filterStyles.quiet, filterStyles.sort, 'script-only')}
    >
      {sortOrders.map((sort) => (
        <Chip key={sort} pressed={view.sort === sort} onClick={() => onChange({ sort })}>
          {words.sortNames[sort]}
        </Chip>
      ))}
    </div>
  );
}
