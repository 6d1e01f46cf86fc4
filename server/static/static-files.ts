import { existsSync, readdirSync, statSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { defaultLanguage, languageNamed, perLanguage } from '#src/i18n/languages.ts';
import { acceptedEncodings, matchesTag, plainRange } from '../http/request-headers.ts';
import { readMemoryFile, readMemoryFiles, sendMemoryFile, type MemoryFile } from './memory-files.ts';

type Next = () => void;

const immutable = /^\/(assets|data|pictures)\//;
/** What lies in the folder but has no address: compressed forms of files, and the page for unknown addresses. */
const withoutAddress = /\.(br|gz)$|^(\/[a-z]{2,3})?\/404(\.html)?$/;
/** What is large, and asked for in parts. */
const media = /^\/files\//;
const mediaTypes: Record<string, string> = {
  '.apk': 'application/vnd.android.package-archive',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

/**
 * A redirect to the address's one form (no trailing slash, single slashes, and no `.html` where that is a page of the
 * site), or null.
 */
export function canonicalAddress(url: string, isPage: (file: string) => boolean): string | null {
  const [path = '/', ...query] = url.split('?');
  const trimmed = path
    .replace(/\\/g, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, (ending, _at, whole: string) => (isPage(whole) ? '' : ending));
  const target = trimmed.length > 1 ? trimmed.replace(/\/+$/, '') || '/' : trimmed;
  return target === path ? null : [target, ...query].join('?');
}

function cacheControl(address: string): string {
  return immutable.test(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

/**
 * Serves the built site: from memory in the forms that were prepared, media in parts from the disk, real 404 pages.
 * A tag is added to the head of every page.
 */
export function staticFiles(
  folder: string,
  tag = '',
  headers: Readonly<Record<string, string>> = {},
): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  const options = {
    tag,
    headers,
    cacheControl,
    isLeftOut: (file: string) => withoutAddress.test(file) || media.test(file),
  };
  const files = readMemoryFiles(folder, options);
  // An address that has another form is redirected to it, so that it is not among those that are simply answered.
  const pages = new Set([...files].flatMap(([address, { isPage }]) => (isPage ? address : [])));
  const isPage = (file: string) => pages.has(file);
  for (const address of files.keys()) if (canonicalAddress(address, isPage) !== null) files.delete(address);
  const notFoundPages = perLanguage((language) =>
    readNotFound(folder, language === defaultLanguage ? '404.html' : `${language}/404.html`),
  );
  const everyReply = Object.entries(headers);
  const serve = fromDisk(folder);

  function readNotFound(place: string, name: string): MemoryFile {
    const file = join(place, name);
    if (!existsSync(file)) throw new Error(`${file} is missing; build the site first (npm run build).`);
    return readMemoryFile(file, `/${name}`, { ...options, cacheControl: () => 'no-cache' });
  }

  return (request, response, next) => {
    const { method, url: asked = '/' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const query = asked.indexOf('?');
    const known = isRead && files.get(query === -1 ? asked : asked.slice(0, query));
    if (known) return sendMemoryFile(known, request, response);

    for (const [name, value] of everyReply) response.setHeader(name, value);
    // Proxies may send the whole address; only its path matters here.
    const url = asked.replace(/^https?:\/\/[^/?]*(?=\/)/i, '');
    request.url = url;
    if (url.startsWith('/api/') || url === '/api') return next();
    const refuse = (status: number, text: string, more: Record<string, string> = {}) =>
      void response.writeHead(status, { ...more, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
    if (!isRead) return refuse(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    if (!url.startsWith('/')) return refuse(400, 'Bad request');
    const target = canonicalAddress(url, isPage);
    if (target !== null) {
      response.writeHead(301, { Location: target, 'Cache-Control': 'public, max-age=3600' }).end();
      return;
    }
    const path = decoded(url.split('?')[0] ?? '/');
    const file = files.get(path);
    const notFound = () => sendMemoryFile(notFoundPages[languageNamed(url.split('/', 3)[1])], request, response, 404);
    if (file) sendMemoryFile(file, request, response);
    else if (withoutAddress.test(path)) notFound();
    else serve(request, response, notFound);
  };
}

/** The files that are not in memory, with their parts. */
function fromDisk(folder: string) {
  const tags = mediaTags(folder);
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname, stats) {
      if (media.test(pathname)) response.setHeader('Accept-Ranges', 'bytes');
      response.req.headers.range = askedRange(response.req, stats);
      response.setHeader('Cache-Control', cacheControl(pathname));
      response.setHeader('Vary', 'Accept-Encoding');
      const type = mediaTypes[/\.\w+$/.exec(pathname)?.[0] ?? ''];
      if (type) response.setHeader('Content-Type', type);
    },
  });
  return (request: IncomingMessage, response: ServerResponse, notFound: Next) => {
    const { headers } = request;
    headers['accept-encoding'] = acceptedEncodings(headers['accept-encoding']);
    const condition = headers['if-none-match'];
    const tag = tags.get(decoded(request.url?.split('?')[0] ?? '/'));
    // The file server knows a single tag only, so a list that names the file's is made to be that one.
    if (condition !== undefined && tag !== undefined && matchesTag(condition, tag)) headers['if-none-match'] = tag;
    // A file that a later build took away ends this reply, not the server.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    serve(request, response, notFound);
  };
}

/** The tags that the file server gives the files it reads in parts, by their addresses. */
function mediaTags(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .map((path) => [`/${path.split(sep).join('/')}`, statSync(join(folder, path))] as const)
      .filter(([address]) => media.test(address))
      .map(([address, { size, mtime }]) => [address, `W/"${size}-${mtime.getTime()}"`]),
  );
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The part of a file to send; all of it when the browser's earlier parts are of another version. */
function askedRange({ headers }: IncomingMessage, { size, mtime }: Stats): string | undefined {
  const version = headers['if-range'];
  return version === undefined || version === mtime.toUTCString() ? plainRange(headers.range, size) : undefined;
}
