import { useCallback } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import { useLoaded } from '#src/ui/hooks/use-loaded.ts';
import styles from './found-stars.module.css';
import { places, showTornPage, useFoundPlaces, useTornPageOpen } from './star-store.ts';

/** One dot a star beside the brand, once one is found. With all found, a button that opens the torn-out page. */
export function FoundStars({ words, language }: { words: Dictionary['star']; language: Language }) {
  const { found, isFresh } = useFoundPlaces();
  const isOpen = useTornPageOpen();
  const load = useCallback(() => loadTornPage(language), [language]);
  // On failure, close the page, so that the next press tries again.
  const { value: page, failed } = useLoaded(load, isOpen, () => showTornPage(false));
  const count = format(words.count, { count: found.length, total: places.length });
  const dots = places.map((place) => <span key={place} data-found={found.includes(place) || undefined} />);
  return (
    <>
      {found.length === places.length ? (
        <button
          type="button"
          className={cx(styles.stars, 'grid absolute', styles.whole)}
          aria-label={words.open}
          onClick={() => showTornPage(true)}
        >
          {dots}
        </button>
      ) : (
        found.length > 0 && (
          <span role="img" aria-label={count} className={cx(styles.stars, 'grid absolute')}>
            {dots}
          </span>
        )
      )}
      <span className={failed ? styles.failed : 'sr-only'} aria-live="polite">
        {failed ? words.failed : isFresh && count}
      </span>
      {page?.data && <page.TornPage data={page.data} open={isOpen} onClose={() => showTornPage(false)} />}
    </>
  );
}

async function loadTornPage(language: Language) {
  const { TornPage, texts } = await import('./torn-page.tsx');
  return { TornPage, data: await texts[language]() };
}
