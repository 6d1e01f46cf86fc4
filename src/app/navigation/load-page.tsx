import type { ReactElement } from 'react';
import shellData from 'virtual:data/app/layout/shell';
import { pageData } from 'virtual:page-data';
import type { PageHead } from '#src/content/page-head.ts';
import type { Language } from '#src/i18n/languages.ts';
import { fetchLateParts } from '#src/ui/islands/late.tsx';
import type { ShellData } from '../layout/shell.loader.ts';
import { pageRows, type PageId, type PageKey } from '../pages.ts';

/** Everything one page needs to be drawn without waiting. */
export interface LoadedPage extends PageKey {
  head: Pick<PageHead, 'title' | 'description' | 'langs'>;
  /** The page itself. Its key is the page's id with its entry, so that a switch of language keeps every state. */
  content: ReactElement;
  shell: ShellData;
}

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

const nameOf = ({ page, language, entry }: PageKey) => `${page}.${language}.${entry}`;

/** A page that was loaded before, at once. */
export function loadedPage(key: PageKey): LoadedPage | undefined {
  return loaded.get(nameOf(key));
}

/**
 * Loads a page's code, its data and the shell's words. Each is fetched once; a failure may be tried again. All but the
 * `first` page, which is there as HTML, come whole: nothing of them, or of the page that is left, waits for its code.
 */
export function loadPage(key: PageKey, first = false): Promise<LoadedPage> {
  const name = nameOf(key);
  const running = loading.get(name);
  if (running) return running;
  const promise = fetchPage(key.page, key.language, key.entry).then(async (page) => {
    if (!first) await fetchLateParts();
    loaded.set(name, page);
    return page;
  });
  promise.catch(() => loading.delete(name));
  loading.set(name, promise);
  return promise;
}

async function fetchPage<Id extends PageId>(page: Id, language: Language, entry?: string): Promise<LoadedPage> {
  const [Component, { head, data }, shell] = await Promise.all([
    pageRows[page].component(),
    pageData[page][language](entry),
    shellData[language](),
  ]);
  return { page, language, entry, head, content: <Component key={page + entry} data={data} />, shell };
}
