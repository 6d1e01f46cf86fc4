import { useDeferredValue, useLayoutEffect, useSyncExternalStore, type ReactElement } from 'react';
import type { PageHead } from '#src/content/page-head.ts';
import { createListeners } from '#src/lib/browser/listeners.ts';
import type { ShellData } from '../layout/shell.loader.ts';
import type { PageKey } from '../pages.ts';

export interface LoadedPage extends PageKey {
  head: Pick<PageHead, 'title' | 'description'> & {
    /** In the default language; null for a page without an address. */
    path: string | null;
  };
  /** Its React key is page id and entry, so that a language switch keeps all state. */
  content: ReactElement;
  shell: ShellData;
}

let latest: LoadedPage | undefined;
let arrive: (page: LoadedPage) => void = () => undefined;
const listeners = createListeners(() => undefined);

export const latestPage = (): LoadedPage | undefined => latest;

export function showPage(page: LoadedPage): void {
  latest = page;
  listeners.notify();
}

/** `callback` runs before the next paint whenever another page, or the same in another language, is shown. */
export function onArrival(callback: typeof arrive): void {
  arrive = callback;
}

export function isSamePage(one: Omit<PageKey, 'language'> | null, other: Omit<PageKey, 'language'>): boolean {
  return one?.page === other.page && one.entry === other.entry;
}

export function useShownPage(first: LoadedPage): LoadedPage {
  const asked = useSyncExternalStore(
    listeners.subscribe,
    () => latest ?? first,
    () => first,
  );
  const inSlices = useDeferredValue(asked);
  // A language switch renders the whole page again: deferred, so that input is handled in between.
  const shown = isSamePage(inSlices, asked) ? inSlices : asked;
  useLayoutEffect(() => arrive(shown), [shown]);
  return shown;
}
