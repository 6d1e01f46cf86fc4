import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { loadPage, loadedPage, type LoadedPage } from './load-page.ts';
import { anchorOf, preferredAddress } from './navigation.ts';
import { matchPage, type PageId } from './routes.ts';
import { enterEntry, keepScroll, moveWithinPage, noteScroll, splitEntry } from './scroll-memory.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The page for the present address. While it still loads (back and forward after a reload) the old page stays.
 * Moves scroll and focus when the page, not merely its language or query, has changed.
 */
export function useShownPage(first: LoadedPage): LoadedPage {
  const [pathname] = useLocation();
  const [arrived, setArrived] = useState(first);
  const key = matchPage(pathname);
  const shown = (key && loadedPage(key)) ?? arrived;
  // Where the offline page stands in for a page, there is nothing to load; it waits for the network by itself.
  const isMissing = key !== null && shown !== loadedPage(key) && shown.page !== 'offline';

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

  useHistoryMode(shown.page);
  useArrival(shown);
  return shown;
}

/** Scroll positions of back and forward are ours within a visit, and the browser's again when the visitor leaves. */
function useHistoryMode(page: PageId): void {
  const [, navigate] = useLocation();
  const shownPage = useRef(page);
  useEffect(() => {
    shownPage.current = page;
  }, [page]);
  useEffect(() => {
    const leave = () => {
      noteScroll();
      keepScroll();
      history.scrollRestoration = 'auto';
    };
    const arrive = () => {
      history.scrollRestoration = 'manual';
    };
    const followLanguage = () => {
      const address = preferredAddress(location);
      if (address && matchPage(location.pathname)) navigate(address, { replace: true });
    };
    const followEntry = () => {
      // Another page is `useArrival`'s concern.
      if (matchPage(location.pathname)?.page !== shownPage.current) return;
      const kept = moveWithinPage();
      if (kept !== undefined) requestAnimationFrame(() => scrollTo(0, kept));
    };
    const comeBack = (event: PageTransitionEvent) => {
      arrive();
      // A page from the browser's memory has not run its boot script again.
      if (event.persisted) followLanguage();
    };
    arrive();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    addEventListener('scroll', noteScroll, { passive: true });
    addEventListener('popstate', followLanguage, { capture: true });
    addEventListener('popstate', followEntry);
    // The router announces every entry that is pushed, whoever pushed it.
    addEventListener('pushState', splitEntry);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      removeEventListener('scroll', noteScroll);
      removeEventListener('popstate', followLanguage, { capture: true });
      removeEventListener('popstate', followEntry);
      removeEventListener('pushState', splitEntry);
    };
  }, [navigate]);
}

function useArrival(shown: LoadedPage): void {
  const previous = useRef(shown.page);
  useBrowserLayoutEffect(() => {
    const kept = enterEntry();
    if (previous.current === shown.page) return;
    previous.current = shown.page;
    const target = anchorOf(location.hash);
    if (target && kept === undefined) target.scrollIntoView();
    else scrollTo(0, kept ?? 0);
    // A screen reader starts reading at the new page's heading.
    const heading = target ?? document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [shown]);
}
