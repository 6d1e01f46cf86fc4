import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { loadPage } from '../navigation/load-page.tsx';
import { addressOf, isPageId, type PageKey } from '../pages.ts';
import { Router } from 'wouter';
import { beforeNavigation, prefetchPage, turnPagesBy } from '../navigation/navigation.ts';
import { parseAddress } from '#src/i18n/addresses.ts';
import { defaultLanguage, languageNamed } from '#src/i18n/languages.ts';
import { mainId, pageMarks } from '#src/contracts/page-markers.ts';
import { fetchExtra } from '#src/lib/browser/fetch-extra.ts';
import { whenIdle } from '#src/lib/browser/when-idle.ts';
import { holdParts } from '#src/ui/islands/hydration-gate.ts';
import '#src/ui/styles/styles.css';

/** The current page. Read from the document, not the address: it may be the "not found" or the offline page. */
function shownPage(): PageKey {
  const main = document.getElementById(mainId);
  const page = main?.getAttribute(pageMarks.page) ?? undefined;
  const entry = main?.getAttribute(pageMarks.entry) ?? undefined;
  return { page: isPageId(page) ? page : 'not-found', entry, language: languageNamed(document.documentElement.lang) };
}

// Until this has loaded, or if it fails to, the page is plain HTML with working links.
const first = await loadPage(shownPage(), true);
holdParts();
// Within a transition React hydrates in slices of a few milliseconds, so that a tap in between is answered.
startTransition(() => {
  hydrateRoot(
    document,
    <Router aroundNav={beforeNavigation} ssrSearch="">
      <App first={first} />
    </Router>,
  );
});

const { menus, site } = first.shell;
const { analytics, offline } = site;
// Visits while the site is edited are not counted.
if (analytics && import.meta.env.PROD) {
  fetchExtra(
    () => import('#src/features/analytics/analytics.ts'),
    ({ startAnalytics }) => startAnalytics(analytics),
  );
}

whenIdle(() =>
  fetchExtra(
    () => import('./enhance.ts'),
    ({ enhance }) =>
      enhance({
        prefetchPage,
        turnPagesBy,
        kept:
          offline && import.meta.env.PROD
            ? {
                isPageShown: () => addressOf(shownPage().page, defaultLanguage, shownPage().entry) !== null,
                paths: menus.main.flatMap(({ address }) => (address === null ? [] : parseAddress(address).path)),
              }
            : null,
      }),
  ),
);
