import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliveryTag } from '#src/contracts/page-markers.ts';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><main id="content">${'x'.repeat(900)}</main></body></html>`;
let url: string;
const server = createServer();

beforeAll(async () => {
  mkdirSync(join(folder, 'en'));
  for (const file of ['index', 'contact', '404', 'en/404', 'en/contact'])
    writeFileSync(join(folder, `${file}.html`), page(file));
  writeFileSync(join(folder, 'sample.html'), '<html><head></head><body>in a frame</body></html>');
  const serve = staticFiles(folder, deliveryTag);
  server.on('request', (request, response) => serve(request, response, () => response.writeHead(599).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['/', 200],
  ['/contact', 200],
  ['/contact?x=1', 200],
  ['/en/contact', 200],
  ['/nowhere', 404],
  ['/en/nowhere', 404],
])('marks the page at %s', async (path, status) => {
  const reply = await fetch(url + path);
  expect(reply.status).toBe(status);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await reply.text()).toContain(`${deliveryTag}</head>`);
});

it('leaves what is no page of the site alone', async () => {
  expect(await (await fetch(`${url}/sample`)).text()).not.toContain('contact-delivery');
});

it.each(['br', 'gzip', 'identity'])('serves %s, and 304 to who has it', async (encoding) => {
  const headers = { 'Accept-Encoding': encoding };
  const first = await fetch(`${url}/contact`, { headers });
  expect(first.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  expect(await first.text()).toContain(deliveryTag);
  const again = await fetch(`${url}/contact`, {
    headers: { ...headers, 'If-None-Match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
