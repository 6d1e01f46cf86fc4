import { beforeEach, expect, test, vi } from 'vitest';
import { mainId } from '#src/contracts/page-markers.ts';
import { keepPage, storedPage, storedPages, trimFiles } from './store.ts';

const origin = 'https://example.com';
const page = (...files: string[]) =>
  `<main id="${mainId}"></main>${files.map((file) => `<a href="${file}">`).join('')}`;

/** An in-memory `CacheStorage`, as far as it is used. */
class Stores {
  readonly #caches = new Map<string, Map<string, Response>>();

  open(name: string) {
    const entries = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, entries);
    const key = (asked: string | { url: string }) =>
      new URL(typeof asked === 'string' ? asked : asked.url, origin).href;
    return Promise.resolve({
      match: (asked: string) => Promise.resolve(entries.get(key(asked))?.clone()),
      put: (asked: string, reply: Response) => Promise.resolve(void entries.set(key(asked), reply)),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
      delete: (asked: { url: string }) => Promise.resolve(entries.delete(key(asked))),
    });
  }
}

let site: Record<string, string | Response>;
let stores: Stores;
const files = async () => (await (await stores.open('offline-files')).keys()).map(({ url }) => new URL(url).pathname);

beforeEach(() => {
  site = {};
  stores = new Stores();
  vi.stubGlobal('caches', stores);
  vi.stubGlobal('fetch', (path: string) => {
    const reply = site[path] ?? new Response('', { status: 404 });
    return Promise.resolve(typeof reply === 'string' ? new Response(reply) : reply.clone());
  });
});

test('does not store a page with a missing file, and keeps the earlier version', async () => {
  site = { '/about': page('/assets/a.js'), '/assets/a.js': 'a' };
  await keepPage('/about');
  site['/about'] = page('/assets/gone.js');
  await expect(keepPage('/about')).rejects.toThrow('/assets/gone.js: 404');
  expect(await (await storedPage(`${origin}/about`))?.text()).toContain('/assets/a.js');
});

test.each([
  ['an error', new Response(page(), { status: 404 })],
  ['a login page of the network', new Response('<form>')],
])('%s is not stored', async (_name, reply) => {
  site = { '/about': reply };
  await keepPage('/about');
  expect(await storedPages()).toEqual([]);
});

test('the stored page has its headers, except those of its transport', async () => {
  const headers = { 'content-security-policy': "default-src 'none'", 'content-encoding': 'br', 'content-length': '9' };
  site = { '/about': new Response(page(), { headers }) };
  await keepPage('/about');
  const kept = await storedPage(`${origin}/about`);
  expect(kept?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(kept?.headers.has('content-encoding')).toBe(false);
});

test('removes the oldest files beyond the limit, but none that a stored page needs', async () => {
  site = { '/about': page('/assets/needed.js'), '/assets/needed.js': 'a' };
  await keepPage('/about');
  const cache = await stores.open('offline-files');
  for (let count = 0; count < 159; count++) await cache.put(`/assets/old-${count}.js`, new Response(''));
  await trimFiles();
  const left = await files();
  expect(left).toHaveLength(150);
  expect(left.slice(0, 2)).toEqual(['/assets/needed.js', '/assets/old-10.js']);
});

test('with blocked storage nothing is found and nothing throws', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('blocked')) });
  expect(await storedPage(`${origin}/about`)).toBeUndefined();
});
