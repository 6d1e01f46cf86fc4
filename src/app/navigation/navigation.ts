import type { AroundNavHandler } from 'wouter';
import { storageKeys } from '#src/contracts/storage-keys.ts';
import { localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import { isLanguage, type Language } from '#src/i18n/languages.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';
import { loadPage, loadedPage } from './load-page.tsx';
import { matchPage } from '../pages.ts';
import { moveWithinPage, noteScroll, stateForNavigation } from '../history.ts';

const languageKey = storageKeys.language;
/** The latest navigation: one that is still loading when another follows, or the visitor goes back, comes to nothing. */
let latest = {};
/** How another page is shown: by calling `show`, at once or within something that moves. */
let turnPage = (_target: URL, show: () => void): void => show();

/** Has pages be shown another way from now on. */
export function turnPagesBy(turn: typeof turnPage): void {
  turnPage = turn;
}

/**
 * Loads the next page before the address changes, so that the old one stays until the new one can be shown.
 * An address without a page, or a page that cannot be loaded (offline, a newer deploy), becomes a full load.
 */
export const beforeNavigation: AroundNavHandler = (navigate, to, options) => {
  const target = new URL(to, location.href);
  const key = matchPage(target.pathname);
  // What changes the query while a page is on its way does not hold that up.
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
    // A link to the page itself does what it would do without script.
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
  // It may be shown a frame later, and by then not be wanted any more.
  const show = ifLatest(() => navigate(to, { ...options, state }));
  const go = () => turnPage(target, show);
  if (loadedPage(key)) go();
  else
    loadPage(key).then(
      ifLatest(go),
      ifLatest(() => location.assign(to)),
    );
};

/** Fetches the page of an address, if it has one; what cannot be had now is asked for again when it is opened. */
export function prefetchPage(pathname: string): void {
  const key = matchPage(pathname);
  if (key) loadPage(key).catch(() => undefined);
}

/** Gives up the page that is on its way, if there is one: the visitor has gone elsewhere. */
export function forgetNavigation(): void {
  latest = {};
}

/** The element that a hash names. */
export function anchorOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

/** An address in another language, with its query and hash. */
export function mirroredAddress(current: Pick<Location, 'pathname' | 'search' | 'hash'>, language: Language): string {
  return localizeAddress(parseAddress(current.pathname).path, language) + current.search + current.hash;
}

/** Keeps the visitor's choice of language for later visits. */
export function storeLanguage(language: Language): void {
  writeStorage('local', languageKey, language);
}

/** The address to show instead of one that history leads to, when the visitor has since chosen another language. */
export function preferredAddress(current: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const stored = readStorage('local', languageKey);
  if (!isLanguage(stored) || stored === parseAddress(current.pathname).language) return null;
  return mirroredAddress(current, stored);
}
