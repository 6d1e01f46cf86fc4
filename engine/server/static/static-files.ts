import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { defaultLanguage, languageNamed, perLanguage } from '#src/i18n/languages.ts';
import { readSiteFile, readSiteFiles } from './read-site-files.ts';
import { sendFile } from './send-file.ts';

const notFoundPage = /^(\/[a-z]{2,3})?\/404(\.html)?$/;

/** The redirect target (single slashes, none at the end, no `.html`); null if the address is canonical. */
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

/** Makes a missing file of the site; false if it is not one. */
export type MakeFile = (address: string) => Promise<boolean>;

/** Serves the built site. `tag` is added to the head of pages; `make` is asked for unknown pictures. */
export function staticFiles(
  folder: string,
  tag = '',
  headers: Readonly<Record<string, string>> = {},
  make: MakeFile = () => Promise.resolve(false),
  redirects: ReadonlyMap<string, string> = new Map(),
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const files = readSiteFiles(folder, tag, headers);
  const notFoundPages = perLanguage((language) => {
    const address = language === defaultLanguage ? '/404.html' : `/${language}/404.html`;
    const file = files.get(address);
    if (!file) throw new Error(`${address.slice(1)} is missing in ${folder}. Build the site first (npm run build).`);
    return file;
  });
  for (const address of files.keys()) if (notFoundPage.test(address)) files.delete(address);
  const pages = new Set([...files].flatMap(([address, { isPage }]) => (isPage ? address : [])));
  const isPage = (file: string) => pages.has(file);
  // Non-canonical addresses are redirected, so remove them from the direct look-up.
  for (const address of files.keys()) if (canonicalAddress(address, isPage) !== null) files.delete(address);

  /** A redirect keeps the query, unless its target has its own or is another site. */
  function redirectOf(url: string): string | undefined {
    const path = pathOf(url);
    const to = redirects.get(decoded(path));
    return to?.startsWith('/') && !/[?#]/.test(to) ? to + url.slice(path.length) : to;
  }

  return (request, response, next) => {
    const { method, url: asked = '/' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const known = isRead && files.get(pathOf(asked));
    if (known) return sendFile(known, request, response);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Proxies may send an absolute URL; only its path matters.
    const url = asked.replace(/^https?:\/\/[^/?]*(?=\/)/i, '');
    request.url = url;
    if (url.startsWith('/api/') || url === '/api') return next();
    const refuse = (status: number, text: string, more: Record<string, string> = {}) =>
      void response.writeHead(status, { ...more, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
    if (!isRead) return refuse(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    if (!url.startsWith('/')) return refuse(400, 'Bad request');
    const canonical = canonicalAddress(url, isPage);
    const target = redirectOf(canonical ?? url) ?? canonical;
    if (target !== null) {
      response.writeHead(301, { Location: target, 'Cache-Control': 'public, max-age=3600' }).end();
      return;
    }
    const address = decoded(pathOf(url));
    const send = () => {
      const file = files.get(address);
      if (file) sendFile(file, request, response);
      else sendFile(notFoundPages[languageNamed(url.split('/', 3)[1])], request, response, 404);
    };
    if (files.has(address) || !address.startsWith('/pictures/')) return send();
    void make(address).then((isMade) => {
      const path = join(folder, address);
      if (isMade && existsSync(path))
        files.set(address, readSiteFile(address, path, { tag, headers, inMemory: false }));
      if (!response.destroyed) send();
    });
  };
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
