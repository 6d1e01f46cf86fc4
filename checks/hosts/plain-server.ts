import { createReadStream, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listen } from '#testing/listen.ts';
import { readHostSettings } from './host-settings.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
};

export type FunctionCall = (request: Request, visitor: string) => Promise<Response>;

interface PlainHostOptions {
  base?: string;
  cleanUrls?: boolean;
  settings?: boolean;
  api?: FunctionCall | undefined;
}

interface PlainHost {
  url: string;
  close(): Promise<void>;
}

/**
 * A typical static host without our headers or rules. A folder shows its `index.html` after a redirect to the trailing
 * slash; with `cleanUrls` (as on GitHub Pages) `/about` serves `about.html`; unknown paths serve `404.html` with status
 * 404. Only `base` has files. `settings` enables `_headers` and `_redirects`; `api` is called for `/api`.
 */
export async function startPlainHost(
  folder: string,
  { base = '', cleanUrls = false, settings = false, api }: PlainHostOptions = {},
): Promise<PlainHost> {
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  const listener =
    api && getRequestListener((request, { incoming }) => api(request, incoming.socket.remoteAddress ?? ''));
  const rules = settings ? readHostSettings(folder) : undefined;
  const { url, close } = await listen((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    if (listener && /^\/api(\/|$)/.test(path)) return void listener(request, response);
    if (!path.startsWith(`${base}/`)) return end(response, path === base ? 301 : 404, { Location: `${base}/` });
    for (const [name, value] of Object.entries(rules?.headersOf(path) ?? {})) response.setHeader(name, value);
    const file = join(folder, normalize(path.slice(base.length)));
    if (isFile(file)) return send(response, file, 200, request.headers.range);
    if (cleanUrls && isFile(`${file}.html`)) return send(response, `${file}.html`, 200);
    if (!isFile(join(file, 'index.html')))
      return send(response, join(folder, rules?.missingOf(path, base) ?? '404.html'), 404);
    if (!path.endsWith('/')) return end(response, 301, { Location: `${path}/` });
    send(response, join(file, 'index.html'), 200);
  });
  return { url: `${url}${base}/`, close };
}

function end(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, status === 301 ? headers : {}).end();
}

function send(response: ServerResponse, file: string, status: number, range?: string): void {
  const { size } = statSync(file);
  const type = types[extname(file)] ?? 'application/octet-stream';
  const [, from] = /^bytes=(\d+)-$/.exec(range ?? '') ?? [];
  const start = Number(from ?? 0);
  if (from !== undefined && start < size) {
    const part = { 'Content-Range': `bytes ${start}-${size - 1}/${size}`, 'Content-Length': size - start };
    response.writeHead(206, { 'Content-Type': type, 'Accept-Ranges': 'bytes', ...part });
  } else response.writeHead(status, { 'Content-Type': type, 'Content-Length': size, 'Accept-Ranges': 'bytes' });
  createReadStream(file, { start: from === undefined ? 0 : start }).pipe(response);
}
