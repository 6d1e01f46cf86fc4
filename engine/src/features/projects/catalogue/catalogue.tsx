import { useCallback, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import { defaultView, parseView, writeView, type CatalogueView } from './catalogue-view.ts';
import { Filters, SortOrders } from './filters.tsx';
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
