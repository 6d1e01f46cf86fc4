import type { AroundNavHandler } from 'wouter';
import { navigate as changeAddress } from 'wouter/use-browser-location';
import { parseAddress } from '#src/i18n/addresses.ts';
import { isLanguage } from '#src/i18n/languages.ts';
import { readStorage } from '#src/lib/browser/storage.ts';
// Like this module, only needed once the visitor uses the page.
import '#src/ui/media/moving-picture.css';
import { tintBars } from '#src/ui/layout/browser-bars.ts';
import { stateForNavigation } from '#src/lib/browser/history.ts';
import { matchPage } from '../pages.ts';
import { anchorOf, followAnchor } from './follow-anchor.ts';
import { languageKey, mirroredAddress } from './language.ts';
import { keepPage, loadPage, loadedPage } from './load-page.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { enterEntry, keepScrollPositions, moveWithinPage, noteScroll } from './scroll-positions.ts';
import { isSamePage, latestPage, onArrival, showPage, type LoadedPage } from './use-shown-page.ts';
import { turnPage } from './turn-page.ts';

/** Token of the latest navigation. A slower, earlier one compares it and gives up. */
let latest = {};

function forgetNavigation(): void {
  latest = {};
}

/** Returns `act`, which does nothing once another navigation has begun. */
function whileLatest<Arguments extends unknown[]>(act: (...given: Arguments) => void): typeof act {
  const mine = latest;
  return (...given) => {
    if (mine === latest) act(...given);
  };
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
  const go = (page: LoadedPage) =>
    turnPage(
      target,
      // It may run a frame later, when a newer navigation has begun.
      whileLatest(() => {
        navigate(to, { ...options, state });
        showPage(page);
      }),
    );
  const page = loadedPage(key);
  if (page) go(page);
  else
    loadPage(key).then(
      whileLatest(go),
      whileLatest(() => location.assign(to)),
    );
};

/** Takes over links, history and scroll positions from the browser, for the page that is shown. */
export function startNavigation(): void {
  const first = latestPage();
  if (!first) return;
  keepPage(first);
  let previous = first;

  onArrival((shown) => {
    const kept = enterEntry();
    const isSame = isSamePage(previous, shown);
    previous = shown;
    if (isSame) return;
    const target = anchorOf(location.hash);
    if (target && kept === undefined) target.scrollIntoView();
    else scrollTo(0, kept ?? 0);
    // Focus the heading, so that screen readers start reading there.
    const heading = target ?? document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  });

  /** Shows the page of the address, after history has moved. While it loads, the old page stays. */
  function followAddress() {
    const key = matchPage(location.pathname);
    if (isSamePage(key, previous)) {
      const kept = moveWithinPage();
      // The anchor's target (in a tab's panel) may be shown only now, too late for the browser to scroll to it.
      requestAnimationFrame(() => (kept === undefined ? anchorOf(location.hash)?.scrollIntoView() : scrollTo(0, kept)));
    }
    const page = key ? loadedPage(key) : first;
    if (page) showPage(page);
    else if (key) loadPage(key).then(whileLatest(showPage), () => location.reload());
  }
  function followLanguage() {
    const stored = readStorage('local', languageKey);
    if (!isLanguage(stored) || stored === parseAddress(location.pathname).language) return;
    if (matchPage(location.pathname))
      beforeNavigation(changeAddress, mirroredAddress(location, stored), { replace: true });
  }

  keepScrollPositions();
  // The visitor may have gone back before this module loaded. The page still shown then does not belong to the current
  // history entry, so its scroll position is not stored there. The offline page is exempt: its address is that of the
  // page it replaces.
  if (first.page !== 'offline' && !isSamePage(matchPage(location.pathname) ?? first, first)) followAddress();
  else {
    enterEntry();
    noteScroll();
  }
  addEventListener(
    'popstate',
    () => {
      forgetNavigation();
      followLanguage();
    },
    { capture: true },
  );
  addEventListener('popstate', followAddress);
  // A page restored from the back/forward cache has not run its boot script again.
  addEventListener('pageshow', ({ persisted }) => persisted && followLanguage());
  followLanguage();
  prefetchOnIntent((pathname) => {
    const key = matchPage(pathname);
    // A failure is ignored: opening the page tries again.
    if (key) loadPage(key).catch(() => undefined);
  });
  tintBars();
  followAnchor();
}
