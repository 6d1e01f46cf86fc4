import type { AroundNavHandler } from 'wouter';
import { localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import { isLanguage, type Language } from '#src/i18n/languages.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';
import { loadPage, loadedPage } from './load-page.tsx';
import { matchPage } from '../pages.ts';
import { moveWithinPage, noteScroll, stateForNavigation } from '../history.ts';

const languageKey = 'language';
/** Token of the latest navigation. A slower, earlier one compares it and gives up. */
let latest = {};
let turnPage = (_target: URL, show: () => void): void => show();

export function turnPagesBy(turn: typeof turnPage): void {
  turnPage = turn;
}

/**
 * Loads the next page before the address changes, so that the old one stays until the new one can be shown. An address
 * without a page, or a page that fails to load (offline, newer deploy), becomes a full page load.
 */
export const beforeNavigation: AroundNavHandler = (navigate, to, options) => {
  const target = new URL(to, location.href);
  const key = matchPage(target.pathname);
  // Changing only the query does not cancel a page that is loading.
  if (target.pathname !== location.pathname || !options?.replace) forgetNavigation();
  if (!key) {
    location.assign(to);
    return;
  }
  noteScroll();
  const state = stateForNavigation(options?.replace === true);
  if (target.pathname === location.pathname) {
    navigate(to, { ...options, state });
    if (options?.replace) return;
    // A link to the current page scrolls to its anchor or the top, as without script.
    moveWithinPage();
    const anchor = anchorOf(target.hash);
    if (anchor) anchor.scrollIntoView();
    else scrollTo(0, 0);
    return;
  }
  const mine = latest;
  const ifLatest = (act: () => void) => () => {
    if (mine === latest) act();
  };
  // It may run a frame later, when a newer navigation has begun.
  const show = ifLatest(() => navigate(to, { ...options, state }));
  const go = () => turnPage(target, show);
  if (loadedPage(key)) go();
  else
    loadPage(key).then(
      ifLatest(go),
      ifLatest(() => location.assign(to)),
    );
};

/**
 * Prefetches the page of an address, if it is one of the site's. A failure is ignored: opening the page tries again.
 */
export function prefetchPage(pathname: string): void {
  const key = matchPage(pathname);
  if (key) loadPage(key).catch(() => undefined);
}

export function forgetNavigation(): void {
  latest = {};
}

export function anchorOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

export function mirroredAddress(current: Pick<Location, 'pathname' | 'search' | 'hash'>, language: Language): string {
  return localizeAddress(parseAddress(current.pathname).path, language) + current.search + current.hash;
}

export function storeLanguage(language: Language): void {
  writeStorage('local', languageKey, language);
}

/** The address to redirect to when history leads to a page in a language other than the one chosen since. */
export function preferredAddress(current: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const stored = readStorage('local', languageKey);
  if (!isLanguage(stored) || stored === parseAddress(current.pathname).language) return null;
  return mirroredAddress(current, stored);
}
