import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isSitePage } from '#src/contracts/page-markers.ts';

interface MarkedPage {
  hash: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
}

/** The site's built pages by their address, each with one tag more in its head. */
export type MarkedPages = ReadonlyMap<string, MarkedPage>;

/** Reads the built pages, adds the tag and compresses them, once, so that serving them costs no more than a file. */
export function markPages(folder: string, tag: string): MarkedPages {
  const pages = new Map<string, MarkedPage>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const html = readFileSync(file, 'utf8');
    // Only pages of the site are rendered by React; a sample page in a frame is not.
    if (!isSitePage(html)) continue;
    const body = Buffer.from(withTag(html, tag));
    pages.set(addressOf(relative(folder, file)), {
      hash: createHash('sha256').update(body).digest('base64url').slice(0, 20),
      bodies: {
        identity: body,
        gzip: gzipSync(body, { level: 9 }),
        br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      },
    });
  }
  return pages;
}

/** Answers with a marked page in the best form that the browser takes; false when the address has none. */
export function serveMarkedPage(pages: MarkedPages, request: IncomingMessage, response: ServerResponse): boolean {
  const page = pages.get((request.url ?? '/').split('?')[0] ?? '/');
  if (!page) return false;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  const etag = `"${page.hash}-${encoding}"`;
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  const body = page.bodies[encoding];
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

/** The page's HTML with the tag at the end of its head. */
export function withTag(html: string, tag: string): string {
  return html.replace('</head>', `${tag}</head>`);
}

/** `en/about.html` → `/en/about`; `index.html` → `/`. */
function addressOf(file: string): string {
  const path = `/${file.split(sep).join('/')}`.replace(/\.html$/, '');
  return path === '/index' ? '/' : path;
}
