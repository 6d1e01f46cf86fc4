import shellData from 'virtual:data/app/layout/shell';
import { pageData } from 'virtual:page-data';
import type { Language } from '#src/i18n/languages.ts';
import { fetchLazyParts } from '#src/ui/islands/lazy-part.tsx';
import { pageComponents } from '../components.ts';
import type { PageId, PageKey } from '../pages.ts';
import type { LoadedPage } from './use-shown-page.ts';

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

const nameOf = ({ page, language, entry }: PageKey) => `${page}.${language}.${entry}`;

export function loadedPage(key: PageKey): LoadedPage | undefined {
  return loaded.get(nameOf(key));
}

export function keepPage(page: LoadedPage): void {
  loaded.set(nameOf(page), page);
}

/**
 * Loads a page's code and data and the shell's words. Each is fetched once; failures can be retried. Every page but the
 * `first`, which is already there as HTML, loads its lazy parts too, so that navigation never shows a gap.
 */
export function loadPage(key: PageKey, first = false): Promise<LoadedPage> {
  const name = nameOf(key);
  const running = loading.get(name);
  if (running) return running;
  const promise = fetchPage(key.page, key.language, key.entry).then(async (page) => {
    if (!first) await fetchLazyParts();
    keepPage(page);
    return page;
  });
  promise.catch(() => loading.delete(name));
  loading.set(name, promise);
  return promise;
}

async function fetchPage<Id extends PageId>(page: Id, language: Language, entry?: string): Promise<LoadedPage> {
  const [Component, { head, data }, shell] = await Promise.all([
    pageComponents[page](),
    pageData[page][language](entry),
    shellData[language](),
  ]);
  return { page, language, entry, head, content: <Component key={page + entry} data={data} />, shell };
}
