import { withBase, withoutBase } from '#src/lib/site-base.ts';

/**
 * How the worker answers a request.
 * - `page`: from the network, and only without it from the store;
 * - `file`, `picture`: the address carries a hash, so what is stored is right for ever;
 * - `icon`: from the store at once, and fetched anew for the next time;
 * - `none`: not at all; the browser does what it would do without a worker.
 */
export type Treatment = 'page' | 'file' | 'picture' | 'icon' | 'none';

/** What the decision depends on; a `Request` is one. */
export type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'> & { headers: Pick<Headers, 'has'> };

/** Decides by the address alone, but for frames, ranges and everything that is not a plain GET of this site. */
export function treatmentOf(request: Asked, origin: string): Treatment {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) return 'none';
  const path = withoutBase(url.pathname);
  if (request.mode === 'navigate') {
    const isPage = request.destination === 'document' && !/^\/api(\/|$)|\.\w+$/.test(path);
    return isPage ? 'page' : 'none';
  }
  if (/^\/(assets|data)\//.test(path)) return 'file';
  if (path.startsWith('/pictures/')) return 'picture';
  // The icons of the slider, and those of the browser's tab and of an installed site.
  return /^\/icons\/|^\/[\w-]+\.(svg|png|ico|webmanifest)$/.test(path) ? 'icon' : 'none';
}

/** The address under which a page is stored: queries are read by the page itself, and are no part of it. */
export function pageAddress(url: string): string {
  return pagePath(new URL(url).pathname);
}

/** An address of a page as it is stored: some hosts show it with a slash at its end. */
export function pagePath(address: string): string {
  return withBase(withoutBase(address).replace(/\/+$/, '') || '/');
}

/** The hashed files that a page or a style sheet names, but for fonts that only some visitors' words ask for. */
export function filesNamedIn(text: string): string[] {
  return [...new Set(text.match(/\/(?:assets|data)\/(?!rest-)[\w.-]+\.\w+/g))].map(withBase);
}
