import { isSitePage } from '#src/contracts/page-markers.ts';
import { filesNamedIn, pageAddress, pagePath } from './treatment.ts';

/** A common prefix, so that `worker-off.ts` finds all caches. */
export const storePrefix = 'offline-';

const pages = `${storePrefix}pages`;
const files = `${storePrefix}files`;

/** Maximum entries per cache; the oldest are removed first. Pages need no limit. */
const limits: Record<string, number> = {
  [files]: 150,
  [`${storePrefix}pictures`]: 120,
  [`${storePrefix}icons`]: 80,
};

/** Caches for requests that are identified by their address alone. */
export const stores = { file: files, picture: `${storePrefix}pictures`, icon: `${storePrefix}icons` } as const;

/** The stored response, if any; blocked storage counts as empty. */
export async function stored(name: string, address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(name)).match(address, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Stores a successful response. A full disk or blocked storage is ignored. */
export async function store(name: string, address: string, reply: Response): Promise<void> {
  if (reply.status !== 200 || reply.type !== 'basic') return;
  try {
    const cache = await caches.open(name);
    await cache.put(address, reply);
    // Files are trimmed after a page is stored, when it is known which are needed.
    if (name !== files) await trim(cache, limits[name] ?? 0);
  } catch {
    // The page has its response anyway.
  }
}

export function storedPage(url: string): Promise<Response | undefined> {
  return stored(pages, pageAddress(url));
}

/** Stores one of the site's own pages, after every file that it references, so that it is always complete. */
export async function keepPage(address: string): Promise<void> {
  const reply = await fetch(address);
  const html = await reply.text();
  if (reply.status !== 200 || !isSitePage(html)) return;
  await keepNamedFiles(html);
  // Copied, because browsers refuse redirected responses for navigation; with headers, for the CSP.
  const headers = new Headers(reply.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  await (await caches.open(pages)).put(pagePath(address), new Response(html, { headers }));
}

async function keepNamedFiles(text: string): Promise<void> {
  await Promise.all(
    filesNamedIn(text).map(async (address) => {
      const reply = await keepFile(address);
      if (address.endsWith('.css')) await keepNamedFiles(await reply.text());
    }),
  );
}

async function keepFile(address: string): Promise<Response> {
  const kept = await stored(files, address);
  if (kept) return kept;
  const reply = await fetch(address);
  if (reply.status !== 200) throw new Error(`${address}: ${reply.status}`);
  await (await caches.open(files)).put(address, reply.clone());
  return reply;
}

export async function storedPages(): Promise<string[]> {
  return (await (await caches.open(pages)).keys()).map(({ url }) => pageAddress(url));
}

/** Removes the oldest files beyond the limit, except those that a stored page needs. */
export async function trimFiles(): Promise<void> {
  const cache = await caches.open(files);
  const styles = (await cache.keys()).filter(({ url }) => url.endsWith('.css'));
  const kept = [
    ...(await storedPages()).map((address) => stored(pages, address)),
    ...styles.map(({ url }) => stored(files, url)),
  ];
  const texts = await Promise.all(kept.map(async (reply) => (await reply)?.text() ?? ''));
  await trim(cache, limits[files] ?? 0, new Set(texts.flatMap(filesNamedIn)));
}

async function trim(cache: Cache, limit: number, needed?: ReadonlySet<string>): Promise<void> {
  const keys = await cache.keys();
  const spare = keys.filter(({ url }) => !needed?.has(new URL(url).pathname));
  for (const key of spare.slice(0, Math.max(0, keys.length - limit))) await cache.delete(key);
}
