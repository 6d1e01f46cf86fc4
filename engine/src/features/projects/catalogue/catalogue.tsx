import { useCallback, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Text } from '#src/lib/text.ts';
import type { CatalogueEntry } from '../cards/card.loader.ts';
import { defaultView, parseView, writeView, type CatalogueView } from './catalogue-view.ts';
import { Filters, SortOrders } from './filters.tsx';
import styles from './catalogue.module.css';
import type { Paging } from './page-links.tsx';
import { Results } from './results.tsx';

interface CatalogueProps {
  /** Filters with entries; the first is "all". */
  filters: readonly { id: string; label: Text }[];
  entries: readonly CatalogueEntry[];
  paging: Paging | null;
  language: Language;
  words: Dictionary['projects'];
  cardWords: Dictionary['card'];
  onSearchSite?: ((query: string) => void) | undefined;
  onOpenGallery?: ((work: string, opener: HTMLElement) => void) | undefined;
}

/**
 * Search, categories, sort order and cards, in sync with the query string. Controls update at once; the cards are deferred,
 * so that a long list does not block typing.
 */
export function Catalogue({ entries, paging, onOpenGallery, ...props }: CatalogueProps) {
  const { filters, language, words, cardWords, onSearchSite } = props;
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
      <Results
        // The first render shows the address's view without deferring.
        parameters={isUsed ? followed : parameters}
        filters={filters}
        entries={entries}
        paging={paging}
        language={language}
        words={words}
        cardWords={cardWords}
        onSearchSite={onSearchSite}
        onOpenGallery={onOpenGallery}
        onClear={clear}
      />
    </>
  );
}
