import searchWords from 'virtual:data/features/search/search-words';
import type { Language } from '#src/i18n/languages.ts';
import type { SearchDialog, SearchWords } from './search-dialog.tsx';

export interface LoadedSearch {
  Dialog: typeof SearchDialog;
  words: SearchWords;
  language: Language;
}

const loading = new Map<Language, Promise<LoadedSearch>>();

/** Loads the dialog's code and words, once per language. A failed load can be retried. */
export function loadSearch(language: Language): Promise<LoadedSearch> {
  const running = loading.get(language);
  if (running) return running;
  const promise = Promise.all([import('./search-dialog.tsx'), searchWords[language]()]).then(([module, words]) => ({
    Dialog: module.SearchDialog,
    words,
    language,
  }));
  promise.catch(() => loading.delete(language));
  loading.set(language, promise);
  return promise;
}
