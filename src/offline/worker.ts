/**
 * The service worker, served as `/sw.js`: keeps pages for when there is no network (docs/decisions/012-offline.md).
 * The build writes a hash of all pages above it, so that a deploy that changed one makes a new worker.
 */
import { offlinePath } from '#src/contracts/offline.ts';
import { localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import { languagesFrom, type Language } from '#src/i18n/languages.ts';
import { isKeepRequest } from './keep-request.ts';
import { savesData } from '#src/lib/browser/saves-data.ts';
import { keepPage, store, stored, storedPage, storedPages, stores, trimFiles } from './store.ts';
import { treatmentOf } from './treatment.ts';
import { worker, type FetchEvent } from './worker-scope.ts';

/** Milliseconds that the network has before a stored page is shown in its place. */
const patience = 4000;

// A new build: what a visitor has stored is brought up to date. Workers share their stores, so none must wait.
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

/** One after the other, so that a visitor's own requests come first. */
async function keepPages(addresses: string[]): Promise<void> {
  for (const address of addresses) await keepPage(address).catch(() => undefined);
  await trimFiles().catch(() => undefined);
}

async function keepLoaded(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, worker.location.origin);
    const treatment = treatmentOf(new Request(url), worker.location.origin);
    if (treatment === 'none' || treatment === 'page' || (await stored(stores[treatment], url.href))) continue;
    // From the browser's own cache, whatever its age.
    await fetch(url, { cache: 'force-cache' }).then(
      (reply) => store(stores[treatment], url.href, reply),
      () => undefined,
    );
  }
}

/** The network's page; the stored one when the network fails or is slow; at last the page that says so. */
async function pageReply(request: Request): Promise<Response> {
  const network = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const first = await Promise.race([network, late]).catch(() => null);
  if (first && first.status < 500) return first;
  const { origin, pathname } = new URL(request.url);
  return (await storedPage(request.url)) ?? network.catch(() => offlinePage(origin, parseAddress(pathname).language));
}

/** The page that says so, in the language asked for, or in another one of a visitor who has only been there. */
async function offlinePage(origin: string, asked: Language): Promise<Response> {
  for (const language of languagesFrom(asked)) {
    const page = await storedPage(origin + localizeAddress(offlinePath, language));
    if (page) return page;
  }
  return Response.error();
}

/** What is stored. Hashed files are right for ever; icons are fetched anew for the next time. */
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
