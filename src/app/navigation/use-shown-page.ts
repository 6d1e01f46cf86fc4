import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useBrowserLayoutEffect } from '#src/lib/browser/use-browser-layout-effect.ts';
import { loadPage, loadedPage, type LoadedPage } from './load-page.tsx';
import { anchorOf, forgetNavigation, preferredAddress } from './navigation.ts';
import { isSamePage, matchPage } from '../pages.ts';
import { enterEntry, keepScrollPositions, moveWithinPage } from '../history.ts';

/**
 * The page for the present address. While it still loads (back and forward after a reload) the old page stays.
 * Moves scroll and focus when the page, not merely its language or query, has changed.
 */
export function useShownPage(first: LoadedPage): LoadedPage {
  const [pathname] = useLocation();
  const [arrived, setArrived] = useState(first);
  const key = matchPage(pathname);
  const asked = (key && loadedPage(key)) ?? arrived;
  const inSlices = useDeferredValue(asked);
  // In another language all of the page is drawn again: in slices, so that the browser can answer meanwhile.
  const shown = isSamePage(inSlices, asked) ? inSlices : asked;
  // Where the offline page stands in for a page, there is nothing to load; it waits for the network by itself.
  const isMissing = key !== null && asked !== loadedPage(key) && asked.page !== 'offline';

  useEffect(() => {
    const missing = isMissing && matchPage(pathname);
    if (!missing) return;
    let wanted = true;
    loadPage(missing).then(
      (page) => wanted && setArrived(page),
      () => location.reload(),
    );
    return () => {
      wanted = false;
    };
  }, [isMissing, pathname]);

  useHistory(shown);
  useArrival(shown);
  return shown;
}

/** Follows history to where the page itself stays: to another language, or to an entry with another query or hash. */
function useHistory(shown: LoadedPage): void {
  const [, navigate] = useLocation();
  const followEntry = useEffectEvent(() => {
    // Another page is `useArrival`'s concern.
    if (!isSamePage(matchPage(location.pathname), shown)) return;
    const kept = moveWithinPage();
    // What a link within the page leads to may be shown only now (a tab's panel), too late for the browser.
    requestAnimationFrame(() => (kept === undefined ? anchorOf(location.hash)?.scrollIntoView() : scrollTo(0, kept)));
  });
  const followLanguage = useEffectEvent(() => {
    const address = preferredAddress(location);
    if (address && matchPage(location.pathname)) navigate(address, { replace: true });
  });
  useEffect(() => {
    const onPopState = () => followEntry();
    const beforePopState = () => {
      forgetNavigation();
      followLanguage();
    };
    // A page from the browser's memory has not run its boot script again.
    const comeBack = (event: PageTransitionEvent) => event.persisted && followLanguage();
    const stopKeeping = keepScrollPositions();
    addEventListener('pageshow', comeBack);
    addEventListener('popstate', beforePopState, { capture: true });
    addEventListener('popstate', onPopState);
    return () => {
      stopKeeping();
      removeEventListener('pageshow', comeBack);
      removeEventListener('popstate', beforePopState, { capture: true });
      removeEventListener('popstate', onPopState);
    };
  }, []);
}

function useArrival(shown: LoadedPage): void {
  const previous = useRef(shown);
  useBrowserLayoutEffect(() => {
    const kept = enterEntry();
    const isSame = isSamePage(previous.current, shown);
    previous.current = shown;
    if (isSame) return;
    const target = anchorOf(location.hash);
    if (target && kept === undefined) target.scrollIntoView();
    else scrollTo(0, kept ?? 0);
    // A screen reader starts reading at the new page's heading.
    const heading = target ?? document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [shown]);
}
