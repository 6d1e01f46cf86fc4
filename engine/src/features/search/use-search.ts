import { useEffect, useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { loadSearch, type LoadedSearch } from './load-search.ts';
import { openSearch } from './search-state.ts';

/** The search's dialog, loaded when it first opens, and whether that failed. */
export function useSearch(language: Language, open: boolean) {
  const [search, setSearch] = useState<LoadedSearch | null>(null);
  const [failed, setFailed] = useState(false);
  const isLoaded = search?.language === language;
  useEffect(() => {
    if (!open || isLoaded) return;
    let wanted = true;
    loadSearch(language).then(
      (loaded) => {
        if (!wanted) return;
        setFailed(false);
        setSearch(loaded);
      },
      () => {
        if (!wanted) return;
        setFailed(true);
        openSearch(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [open, isLoaded, language]);
  return { search: isLoaded ? search : null, failed };
}
