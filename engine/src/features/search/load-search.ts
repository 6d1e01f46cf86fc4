import searchWords from 'virtual:data/features/search/search-words';
import type { Language } from '#src/i18n/languages.ts';
import { onceEach } from '#src/lib/browser/once-each.ts';
import type { SearchDialog, SearchWords } from './search-dialog.tsx';

export interface LoadedSearch {
  Dialog: typeof SearchDialog;
  words: SearchWords;
  language: Language;
}

export const loadSearch = onceEach(async (language: Language): Promise<LoadedSearch> => {
  const [{ SearchDialog }, words] = await Promise.all([import('./search-dialog.tsx'), searchWords[language]()]);
  return { Dialog: SearchDialog, words, language };
});
