import { useEffect, useState } from 'react';
import allEntries from 'virtual:data/features/projects/catalogue/all-entries';
import type { Language } from '#src/i18n/languages.ts';
import type { CatalogueEntry } from '../cards/card.loader.ts';
import { defaultView, writeView, type CatalogueView } from './catalogue-view.ts';

/**
 * The entries for a view. A page of a long list has its own; filters, search and other layouts load all. Until they have
 * loaded, the page stays as it is; after a failure the next view tries again.
 */
export function useEntries(
  own: readonly CatalogueEntry[],
  isPaged: boolean,
  asked: CatalogueView,
  language: Language,
): { entries: readonly CatalogueEntry[]; view: CatalogueView; isOwn: boolean; failed: boolean } {
  const [all, setAll] = useState<{ language: Language; entries: readonly CatalogueEntry[] | null } | null>(null);
  const search = writeView(new URLSearchParams(), asked, language).toString();
  const isTried = all?.language === language;
  const loaded = isTried ? all.entries : null;
  const needsAll = isPaged && search !== '';
  const isMissing = needsAll && !loaded;
  useEffect(() => {
    if (!isMissing) return;
    allEntries[language]().then(
      (entries) => setAll({ language, entries }),
      () => setAll({ language, entries: null }),
    );
  }, [isMissing, search, language]);
  if (needsAll && loaded) return { entries: loaded, view: asked, isOwn: false, failed: false };
  return { entries: own, view: isMissing ? defaultView : asked, isOwn: true, failed: isMissing && isTried };
}
