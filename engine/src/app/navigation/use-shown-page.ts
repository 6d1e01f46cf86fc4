import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useBrowserLayoutEffect } from '#src/lib/browser/use-browser-layout-effect.ts';
import { loadPage, loadedPage, type LoadedPage } from './load-page.tsx';
import { anchorOf, forgetNavigation, preferredAddress } from './navigation.ts';
import { isSamePage, matchPage } from '../pages.ts';
import { enterEntry, keepScrollPositions, moveWithinPage } from '../history.ts';

/**
 * The page for the current address. While it loads (back and forward after a reload) the old page stays. Moves scroll
 * and focus when the page changes, but not when only its language or query does.
 */
export function useShownPage(first: LoadedPage): LoadedPage {
  const [pathname] = useLocation();
  const [arrived, setArrived] = useState(first);
  const key = matchPage(pathname);
  const asked = (key && loadedPage(key)) ?? arrived;
  const inSlices = useDeferredValue(asked);
  // A language switch renders the whole page again: deferred, so that input is handled in between.
  const shown = isSamePage(inSlices, asked) ? inSlices : asked;
  // The offline page replaces another page, so there is nothing to load; it waits for the network itself.
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

function useHistory(shown: LoadedPage): void {
  const [, navigate] = useLocation();
  const followEntry = useEffectEvent(() => {
    if (!isSamePage(matchPage(location.pathname), shown)) return;
    const kept = moveWithinPage();
    // The anchor's target (in a tab's panel) may be shown only now, too late for the browser to scroll to it.
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
    // A page restored from the back/forward cache has not run its boot script again.
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
    // Focus the heading, so that screen readers start reading there.
    const heading = target ?? document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [shown]);
}
