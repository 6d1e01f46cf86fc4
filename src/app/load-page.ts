import type { ComponentType } from 'react';
import shellData from 'virtual:data/shell';
import type { Language } from '#src/i18n/languages.ts';
import type { ShellData } from './layout/shell.loader.ts';
import { pageLoaders } from './page-loaders.ts';
import type { PageKey } from './routes.ts';

/** Everything one page needs to be drawn without waiting. */
export interface LoadedPage extends PageKey {
  Component: ComponentType<{ data: never }>;
  data: unknown;
  shell: ShellData;
}

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

const nameOf = ({ page, language }: PageKey) => `${page}.${language}`;

/** A page that was loaded before, at once. */
export function loadedPage(key: PageKey): LoadedPage | undefined {
  return loaded.get(nameOf(key));
}

/** Loads a page's code, its data and the shell's words. Each is fetched once; a failure may be tried again. */
export function loadPage(key: PageKey): Promise<LoadedPage> {
  const name = nameOf(key);
  const running = loading.get(name);
  if (running) return running;
  const loader = pageLoaders[key.page];
  const promise = Promise.all([loader.component(), loader.data[key.language](), loadShell(key.language)]).then(
    ([Component, data, shell]) => {
      const page: LoadedPage = { ...key, Component: Component as LoadedPage['Component'], data, shell };
      loaded.set(name, page);
      return page;
    },
  );
  promise.catch(() => loading.delete(name));
  loading.set(name, promise);
  return promise;
}

function loadShell(language: Language): Promise<ShellData> {
  return shellData[language]() as Promise<ShellData>;
}
