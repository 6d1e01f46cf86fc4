import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { mainId, pageMarks } from '#src/contracts/page-markers.ts';
import { languageNamed } from '#src/i18n/languages.ts';
import { parseAddress } from '#src/i18n/addresses.ts';
import { fetchExtra } from '#src/lib/browser/fetch-extra.ts';
import { whenIdle } from '#src/lib/browser/when-idle.ts';
import { watchParts } from '#src/ui/islands/hydration-gate.ts';
import { onLate } from '#src/ui/islands/lazy-part.tsx';
import { App } from '../app.tsx';
import type { ShellData } from '../layout/shell.loader.ts';
import { followLink, startNavigationOnUse } from '../navigation/load-navigation.ts';
import { latestPage, showPage, type LoadedPage } from '../navigation/use-shown-page.ts';
import type { PageId, PageKey } from '../pages.ts';
import '#src/ui/styles/styles.css';

type PageModule = { Page: ComponentType<{ data: object }> };

/** The current page. Read from the document, not the address: it may be the "not found" or the offline page. */
function shownPage(): PageKey {
  const main = document.getElementById(mainId);
  const page = (main?.getAttribute(pageMarks.page) ?? 'not-found') as PageId;
  const entry = main?.getAttribute(pageMarks.entry) ?? undefined;
  return { page, entry, language: languageNamed(document.documentElement.lang) };
}

async function read(address: string): Promise<unknown> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return reply.json();
}

/** Loads the files that the page's tags name (`vite/pages/page-tags.ts`), so that the page table is not needed. */
async function loadShownPage(): Promise<LoadedPage> {
  const key = shownPage();
  if (import.meta.env.DEV) return (await import('../navigation/load-page.tsx')).loadPage(key, true);
  const tags = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  const { page: code = '', fetch: files = '', late } = tags;
  const [{ Page }, { head, data }, shell] = (await Promise.all([
    import(/* @vite-ignore */ code),
    ...files.split(' ').map(read),
  ])) as [PageModule, Pick<LoadedPage, 'head'> & { data: object }, ShellData];
  if (late) onLate(async () => Object.assign(data, { late: await read(late) }));
  return { ...key, head, content: <Page key={`${key.page}${key.entry}`} data={data} />, shell };
}

// Until this has loaded, or if it fails to, the page is plain HTML with working links.
const first = await loadShownPage();
showPage(first);
watchParts();
startNavigationOnUse();
// Within a transition React hydrates in slices of a few milliseconds, so that a tap in between is answered.
startTransition(() => {
  hydrateRoot(
    document,
    <Router aroundNav={followLink} ssrSearch="">
      <App first={first} />
    </Router>,
  );
});

const { menus, site } = first.shell;
const { analytics, offline } = site;
// No analytics in development.
if (analytics && import.meta.env.PROD) {
  fetchExtra(
    () => import('#src/features/analytics/analytics.ts'),
    ({ startAnalytics }) => startAnalytics(analytics),
  );
}
if (offline && import.meta.env.PROD) {
  const paths = menus.main.flatMap(({ address }) => (address === null ? [] : parseAddress(address).path));
  whenIdle(() =>
    fetchExtra(
      () => import('#src/offline/register.ts'),
      ({ keepForOffline }) => keepForOffline({ isPageShown: () => latestPage()?.head.path !== null, paths }),
    ),
  );
}
