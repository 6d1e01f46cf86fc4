import { createReadStream, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listen } from '#testing/listen.ts';

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

interface PlainHostOptions {
  port?: number;
  base?: string;
  cleanUrls?: boolean;
}

/**
 * A typical static host without our headers or rules. A folder shows its `index.html` after a redirect to the trailing
 * slash; with `cleanUrls` (as on GitHub Pages) `/about` serves `about.html`; unknown paths serve `404.html` with status
 * 404. Only `base` has files.
 */
export async function startPlainHost(
  folder: string,
  { port, base = '', cleanUrls = false }: PlainHostOptions = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  const { url, close } = await listen((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    if (!path.startsWith(`${base}/`)) return end(response, path === base ? 301 : 404, { Location: `${base}/` });
    const file = join(folder, normalize(path.slice(base.length)));
    if (isFile(file)) return send(response, file, 200);
    if (cleanUrls && isFile(`${file}.html`)) return send(response, `${file}.html`, 200);
    if (!isFile(join(file, 'index.html'))) return send(response, join(folder, '404.html'), 404);
    if (!path.endsWith('/')) return end(response, 301, { Location: `${path}/` });
    send(response, join(file, 'index.html'), 200);
  }, port);
  return { url: `${url}${base}/`, close };
}

function end(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, status === 301 ? headers : {}).end();
}

function send(response: ServerResponse, file: string, status: number): void {
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': statSync(file).size });
  createReadStream(file).pipe(response);
}
