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
import { holdParts } from '#src/ui/islands/gate.ts';
import '#src/ui/styles/styles.css';

/** The page in view. The document tells, not the address: it may be the one for unknown addresses or for no network. */
function shownPage(): PageKey {
  const main = document.getElementById(mainId);
  const page = main?.getAttribute(pageMarks.page) ?? undefined;
  const entry = main?.getAttribute(pageMarks.entry) ?? undefined;
  return { page: isPageId(page) ? page : 'not-found', entry, language: languageNamed(document.documentElement.lang) };
}

// Until this has loaded, and if it cannot load, the page is plain HTML whose links work.
const first = await loadPage(shownPage(), true);
holdParts();
// As a transition React takes the page over in slices of a few milliseconds, so that a tap in between is not kept waiting.
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
if (analytics) {
  fetchExtra(
    () => import('#src/features/analytics/analytics.ts'),
    ({ startAnalytics }) => startAnalytics(analytics),
  );
}

whenIdle(() =>
  fetchExtra(
    () => import('./late-start.ts'),
    ({ startLate }) =>
      startLate({
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
