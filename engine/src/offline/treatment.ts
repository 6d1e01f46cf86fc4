import { withBase, withoutBase } from '#src/lib/site-base.ts';

/**
 * How the worker answers a request.
 * - `page`: network first, cache as fallback;
 * - `file`, `picture`: cache first; the address has a hash, so the content never changes;
 * - `icon`: stale-while-revalidate;
 * - `none`: not intercepted.
 */
export type Treatment = 'page' | 'file' | 'picture' | 'icon' | 'none';

export type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'> & { headers: Pick<Headers, 'has'> };

/** Decides by address. Frames, range requests and everything but plain GETs of this site are not intercepted. */
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
  // The slider's icons, the favicon and the icons of the installed app.
  return /^\/icons\/|^\/[\w-]+\.(svg|png|ico|webmanifest)$/.test(path) ? 'icon' : 'none';
}

/** The key of a stored page. Pages read the query themselves, so it is not part of it. */
export function pageAddress(url: string): string {
  return pagePath(new URL(url).pathname);
}

/** Without a trailing slash, which some hosts add. */
export function pagePath(address: string): string {
  return withBase(withoutBase(address).replace(/\/+$/, '') || '/');
}

/** The hashed files that a page or style sheet references, except fonts for rarely used characters. */
export function filesNamedIn(text: string): string[] {
  return [...new Set(text.match(/\/(?:assets|data)\/(?!rest-)[\w.-]+\.\w+/g))].map(withBase);
}
