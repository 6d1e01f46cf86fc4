import { existsSync, readFileSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { markPages, serveMarkedPage, withTag } from './marked-pages.ts';
import { acceptedEncodings, plainRange } from './request-headers.ts';

type Next = () => void;

const immutable = /^\/(assets|data|pictures)\//;
/** What lies in the folder but has no address: compressed forms of files, and the page for unknown addresses. */
const withoutAddress = /\.(br|gz)$|^\/(en\/)?404(\.html)?$/;
const mediaTypes: Record<string, string> = {
  '.apk': 'application/vnd.android.package-archive',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

/** A redirect to the address's one form (no trailing slash, no `.html`, single slashes), or null. */
export function canonicalAddress(url: string): string | null {
  const [path = '/', ...query] = url.split('?');
  const trimmed = path
    .replace(/\\/g, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/^(\/en|\/(?:en\/)?(?:projects|novel|about|contact))\.html$/, '$1');
  const target = trimmed.length > 1 ? trimmed.replace(/\/+$/, '') || '/' : trimmed;
  return target === path ? null : [target, ...query].join('?');
}

/**
 * Serves the built site: compressed files as they were prepared, ranges for media, real 404 pages. A tag is added to
 * the head of every page.
 */
export function staticFiles(
  folder: string,
  tag = '',
): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  const pages = { es: readPage(folder, '404.html', tag), en: readPage(folder, 'en/404.html', tag) };
  const marked = tag ? markPages(folder, tag) : null;
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname, stats) {
      if (pathname.startsWith('/files/')) response.setHeader('Accept-Ranges', 'bytes');
      response.req.headers.range = askedRange(response.req, stats);
      response.setHeader(
        'Cache-Control',
        immutable.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      );
      response.setHeader('Vary', 'Accept-Encoding');
      const type = mediaTypes[/\.\w+$/.exec(pathname)?.[0] ?? ''];
      if (type) response.setHeader('Content-Type', type);
    },
  });

  return (request, response, next) => {
    // Proxies may send the whole address; only its path matters here.
    const url = (request.url ?? '/').replace(/^https?:\/\/[^/?]*(?=\/)/i, '');
    request.url = url;
    if (url.startsWith('/api/') || url === '/api') return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' })
        .end('Method not allowed\n');
      return;
    }
    if (!url.startsWith('/')) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad request\n');
      return;
    }
    const target = canonicalAddress(url);
    if (target !== null) {
      response.writeHead(301, { Location: target, 'Cache-Control': 'public, max-age=3600' }).end();
      return;
    }
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']);
    if (marked && serveMarkedPage(marked, request, response)) return;
    // A file that a later build took away ends this reply, not the server.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    const notFound = () => {
      const page = url.startsWith('/en/') ? pages.en : pages.es;
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Length': page.length,
      });
      response.end(request.method === 'HEAD' ? undefined : page);
    };
    if (withoutAddress.test(url.split('?')[0] ?? '')) notFound();
    else serve(request, response, notFound);
  };
}

/** The part of a file to send; all of it when the browser's earlier parts are of another version. */
function askedRange({ headers }: IncomingMessage, { size, mtime }: Stats): string | undefined {
  const version = headers['if-range'];
  return version === undefined || version === mtime.toUTCString() ? plainRange(headers.range, size) : undefined;
}

function readPage(folder: string, name: string, tag: string): Buffer {
  const file = join(folder, name);
  if (!existsSync(file)) throw new Error(`${file} is missing; build the site first (npm run build).`);
  return Buffer.from(withTag(readFileSync(file, 'utf8'), tag));
}
