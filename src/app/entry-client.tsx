import { mainId } from '#src/contracts/page-markers.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPage } from './load-page.ts';
import type { PageId, PageKey } from './routes.ts';
import { Router } from 'wouter';
import { beforeNavigation } from './navigation.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import './styles.css';

/** The page that was sent. The document tells, not the address: it may be the one for unknown addresses or for no network. */
function currentPage(): PageKey {
  const language = document.documentElement.lang === 'en' ? 'en' : 'es';
  const page = document.getElementById(mainId)?.dataset.page as PageId;
  return { page, language };
}

// Until this has loaded, and if it cannot load, the page is plain HTML whose links work.
const first = await loadPage(currentPage());
// As a transition React takes the page over in slices of a few milliseconds, so that a tap in between is not kept waiting.
startTransition(() => {
  hydrateRoot(
    document,
    <Router aroundNav={beforeNavigation} ssrSearch="">
      <App first={first} />
    </Router>,
  );
});

const { analytics, offline } = first.shell.site;
if (analytics) {
  import('#src/features/analytics/analytics.ts').then(
    ({ startAnalytics }) => startAnalytics(analytics),
    // Statistics that cannot be loaded are no visitor's concern.
    () => undefined,
  );
}

if (offline && import.meta.env.PROD) {
  whenIdle(() => {
    import('#src/offline/register.ts').then(
      ({ keepForOffline }) => keepForOffline(),
      // A visit without a network later on is then as it ever was.
      () => undefined,
    );
  });
}
