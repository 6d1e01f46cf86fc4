import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { Chip } from '#src/ui/controls/chip.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { useEarlyText } from '#src/ui/forms/use-early-text.ts';
import { layouts, longestQuery, sortOrders, type CatalogueView } from './catalogue-view.ts';
import styles from './filters.module.css';

interface FiltersProps {
  filters: readonly { id: string; label: Text }[];
  view: CatalogueView;
  words: Dictionary['projects'];
  onChange: (part: Partial<CatalogueView>) => void;
}

export function Filters({ filters, view, words, onChange }: FiltersProps) {
  const field = useEarlyText(view.query, (query) => onChange({ query }));
  return (
    <search className={cx(styles.filters, 'script-only grid')}>
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
      <div role="group" aria-label={words.layout} className={styles.group}>
        {layouts.map((layout) => (
          <Chip key={layout} pressed={view.layout === layout} onClick={() => onChange({ layout })}>
            {words.layoutNames[layout]}
          </Chip>
        ))}
      </div>
      {filters.length > 1 && (
        <div role="group" aria-label={words.categories} className={cx(styles.group, styles.quiet, styles.categories)}>
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

export function SortOrders({ view, words, onChange }: Omit<FiltersProps, 'filters'>) {
  return (
    <div role="group" aria-label={words.sort} className={cx(styles.group, styles.quiet, styles.sort, 'script-only')}>
      {sortOrders.map((sort) => (
        <Chip key={sort} pressed={view.sort === sort} onClick={() => onChange({ sort })}>
          {words.sortNames[sort]}
        </Chip>
      ))}
    </div>
  );
}
