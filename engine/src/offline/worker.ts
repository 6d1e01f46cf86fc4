/**
 * The service worker, served as `/sw.js`: stores pages for offline use (docs/decisions/012-offline.md). The build
 * prepends a hash of all pages, so that a deploy that changes a page installs a new worker.
 */
import { isKeepRequest, offlinePath } from '#src/contracts/offline.ts';
import { localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import { languagesFrom, type Language } from '#src/i18n/languages.ts';
import { savesData } from '#src/lib/browser/saves-data.ts';
import { keepPage, store, stored, storedPage, storedPages, stores, trimFiles } from './store.ts';
import { treatmentOf } from './treatment.ts';
import { worker, type FetchEvent } from './worker-scope.ts';

/** Milliseconds to wait for the network before falling back to a stored page. */
const patience = 4000;

// On a new build, refresh the stored pages. Workers share their caches, so none must wait.
worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  if (!savesData()) event.waitUntil(storedPages().then(keepPages, () => undefined));
});

worker.addEventListener('message', (event) => {
  if (!isKeepRequest(event.data)) return;
  const { pages, loaded } = event.data;
  event.waitUntil(keepPages(pages).then(() => keepLoaded(loaded)));
});

worker.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, worker.location.origin);
  if (treatment === 'none') return;
  const reply = treatment === 'page' ? pageReply(event.request) : storedFirst(event, stores[treatment]);
  event.respondWith(reply.catch(() => Response.error()));
});

/** One at a time, so that the visitor's own requests come first. */
async function keepPages(addresses: string[]): Promise<void> {
  for (const address of addresses) await keepPage(address).catch(() => undefined);
  await trimFiles().catch(() => undefined);
}

async function keepLoaded(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, worker.location.origin);
    const treatment = treatmentOf(new Request(url), worker.location.origin);
    if (treatment === 'none' || treatment === 'page' || (await stored(stores[treatment], url.href))) continue;
    // From the HTTP cache, whatever its age.
    await fetch(url, { cache: 'force-cache' }).then(
      (reply) => store(stores[treatment], url.href, reply),
      () => undefined,
    );
  }
}

/** Network first, then the stored page if the network fails or is slow, then the offline page. */
async function pageReply(request: Request): Promise<Response> {
  const network = fetch(request);
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const first = await Promise.race([network, timeout]).catch(() => null);
  if (first && first.status < 500) return first;
  const { origin, pathname } = new URL(request.url);
  return (await storedPage(request.url)) ?? network.catch(() => offlinePage(origin, parseAddress(pathname).language));
}

/** The offline page in the requested language, or else in another that is stored. */
async function offlinePage(origin: string, asked: Language): Promise<Response> {
  for (const language of languagesFrom(asked)) {
    const page = await storedPage(origin + localizeAddress(offlinePath, language));
    if (page) return page;
  }
  return Response.error();
}

/** Cache first. Hashed files never change; icons are refreshed for the next time. */
async function storedFirst(event: FetchEvent, name: string): Promise<Response> {
  const { request } = event;
  const kept = await stored(name, request.url);
  if (kept && name !== stores.icon) return kept;
  const network = fetch(request);
  event.waitUntil(
    network.then(
      (reply) => store(name, request.url, reply.clone()),
      () => undefined,
    ),
  );
  return kept ?? network;
}
