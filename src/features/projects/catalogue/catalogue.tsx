import { useCallback, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { CatalogueEntry } from '../cards/card.loader.ts';
import { defaultView, parseView, writeView, type CatalogueView } from './catalogue-view.ts';
import { Filters, SortOrders } from './filters.tsx';
import styles from './catalogue.module.css';
import { Results } from './results.tsx';

interface CatalogueProps {
  /** The filters that hold something, the first of which is none. */
  filters: readonly { id: string; label: string; lang?: string | undefined }[];
  entries: readonly CatalogueEntry[];
  words: Dictionary['projects'];
  cardWords: Dictionary['card'];
  /** The visitor wants to see the pictures of the work with this id, and pressed `opener` to do so. */
  onOpenGallery?: ((work: string, opener: HTMLElement) => void) | undefined;
}

/**
 * Search, categories, order and the cards; all of it follows the page's query string and writes it. What was pressed or
 * typed shows at once; the cards follow, so that the next key need not wait for a long list.
 */
export function Catalogue({ filters, entries, words, cardWords, onOpenGallery }: CatalogueProps) {
  const [parameters, setParameters] = useSearchParams();
  const followed = useDeferredValue(parameters);
  const [isUsed, setIsUsed] = useState(false);
  const ids = filters.map(({ id }) => id);

  function change(part: Partial<CatalogueView>) {
    setIsUsed(true);
    setParameters((current) => writeView(current, { ...parseView(current, ids), ...part }), { replace: true });
  }
  const clear = useCallback(() => {
    setIsUsed(true);
    setParameters((current) => writeView(current, defaultView), { replace: true });
  }, [setParameters]);

  const view = parseView(parameters, ids);
  return (
    <>
      <div className={styles.controls}>
        <Filters filters={filters} view={view} words={words} onChange={change} />
        <SortOrders view={view} words={words} onChange={change} />
      </div>
      <Results
        // What the address asks for from the start is shown at once.
        parameters={isUsed ? followed : parameters}
        filters={filters}
        entries={entries}
        words={words}
        cardWords={cardWords}
        onOpenGallery={onOpenGallery}
        onClear={clear}
      />
    </>
  );
}
