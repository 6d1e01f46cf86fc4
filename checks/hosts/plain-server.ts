import { createReadStream, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { listen } from '#testing/listen.ts';

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
  const type = getMimeType(file) ?? 'application/octet-stream';
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': statSync(file).size });
  createReadStream(file).pipe(response);
}
