import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPage } from './load-page.ts';
import { matchPage, type PageKey } from './routes.ts';
import { Router } from 'wouter';
import { beforeNavigation } from './navigation.ts';
import './styles.css';

/** The page that the server sent: by its address, or by its language where the address is unknown. */
function currentPage(): PageKey {
  const language = document.documentElement.lang === 'en' ? 'en' : 'es';
  return matchPage(location.pathname) ?? { page: 'not-found', language };
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

const { analytics } = first.shell.site;
if (analytics) {
  import('./analytics.ts').then(
    ({ startAnalytics }) => startAnalytics(analytics),
    // Statistics that cannot be loaded are no visitor's concern.
    () => undefined,
  );
}
