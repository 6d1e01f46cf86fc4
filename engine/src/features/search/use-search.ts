import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { loadSearch, type LoadedSearch } from './load-search.ts';
import { openSearch, searchIsOpen, subscribe } from './search-state.ts';

/** Whether the search was asked for; its dialog, loaded when it first is; and whether that failed. */
export function useSearch(language: Language) {
  const open = useSyncExternalStore(subscribe, searchIsOpen, () => false);
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
        openSearch(false);
      },
    );
    return () => {
      wanted = false;
    };
  }, [open, isLoaded, language]);
  return { open, search: isLoaded ? search : null, failed };
}
