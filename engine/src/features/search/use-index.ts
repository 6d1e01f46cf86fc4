import searchIndex from 'virtual:data/app/search-index';
import { useEffect, useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { onceEach } from '#src/lib/browser/once-each.ts';
import { foldIndex } from './find.ts';

type Index = ReturnType<typeof foldIndex>;

const loadIndex = onceEach(async (language: Language): Promise<Index> =>
  foldIndex((await searchIndex[language]()) ?? []),
);

/** The index of a language, loaded once the search is open; a failure can be retried. */
export function useIndex(language: Language, open: boolean) {
  const [index, setIndex] = useState<Index | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!open || failed) return;
    let wanted = true;
    loadIndex(language).then(
      (loaded) => wanted && setIndex(loaded),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [open, failed, language]);
  return { index, failed, retry: () => setFailed(false) };
}
