import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalAddress, staticFiles } from './static-files.ts';

const pages = ['/en.html', '/projects.html', '/en/about.html', '/projects/boots.html'];

test.each([
  ['/', null],
  ['/en', null],
  ['/projects?q=a/', null],
  ['/assets/a.js', null],
  ['/newsletter-demo.html', null],
  ['/en/', '/en'],
  ['/projects/?q=a', '/projects?q=a'],
  ['/projects.html', '/projects'],
  ['/en.html', '/en'],
  ['/en/about.html', '/en/about'],
  ['/projects/boots.html?q=a', '/projects/boots?q=a'],
  ['/projects/none.html', null],
  ['/index.html', '/'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/index', '/'],
  ['///', '/'],
])('%s leads to %s', (url, target) => {
  expect(canonicalAddress(url, (file) => pages.includes(file))).toBe(target);
});

describe('a folder that is served', () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  const server = createServer();
  const song = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

  beforeAll(async () => {
    for (const name of ['en', 'files']) mkdirSync(join(folder, name));
    for (const name of ['index', '404', 'en/404']) writeFileSync(join(folder, `${name}.html`), `<head></head>${name}`);
    for (const name of ['story', 'sample'])
      writeFileSync(join(folder, `${name}.html`), `<head></head>${name === 'story' ? '<main id="content">' : ''}`);
    for (const name of ['index.html.br', 'index.html.gz']) writeFileSync(join(folder, name), name);
    for (const name of ['song.mp3', 'gone.mp3']) writeFileSync(join(folder, 'files', name), song);
    const serve = staticFiles(folder, '<meta content="$&">');
    server.on('request', (request, response) => serve(request, response, () => response.writeHead(599).end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  });

  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  /** A request with path and headers exactly as written. */
  function get(path: string, headers: Record<string, string> = {}) {
    const { port } = server.address() as AddressInfo;
    return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const request = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      request.on('error', reject);
      request.end();
    });
  }

  test.each([
    ['bytes=0-1', 0, 2],
    ['bytes=10-', 10, 1000],
    ['bytes=990-5000', 990, 1000],
    ['bytes=-20', 980, 1000],
  ])('%s is a part', async (range, start, end) => {
    const reply = await get('/files/song.mp3', { Range: range });
    expect(reply.status).toBe(206);
    expect(reply.headers['content-range']).toBe(`bytes ${start}-${end - 1}/1000`);
    expect(reply.body).toEqual(song.subarray(start, end));
  });

  test.each(['bytes=5-2', 'bytes=0-1,5-6', 'bytes=x-', 'items=0-5'])('%s is the whole', async (range) => {
    const reply = await get('/files/song.mp3', { Range: range });
    expect([reply.status, reply.body.length, reply.headers['accept-ranges']]).toEqual([200, 1000, 'bytes']);
  });

  test('a part behind the end cannot be had', async () => {
    const reply = await get('/files/song.mp3', { Range: 'bytes=1000-' });
    expect([reply.status, reply.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  test('a part is only sent to who has the same version', async () => {
    const { headers } = await get('/files/song.mp3');
    const part = (version: string) => get('/files/song.mp3', { Range: 'bytes=0-1', 'If-Range': version });
    expect((await part(String(headers['last-modified']))).status).toBe(206);
    expect((await part('"another"')).status).toBe(200);
  });

  test.each(['/', '/files/song.mp3'])('%s is not sent again to who has it, however that is said', async (path) => {
    const tag = String((await get(path)).headers.etag);
    const plain = tag.replace(/^W\//, '');
    for (const condition of [tag, plain, `W/${plain}`, `"other", ${tag}`, `"other",W/${plain}`, '*'])
      expect((await get(path, { 'If-None-Match': condition })).status).toBe(304);
    for (const condition of ['"other"', `"${plain}"`, plain.replaceAll('"', '')])
      expect((await get(path, { 'If-None-Match': condition })).status).toBe(200);
  });

  test('compressed only for who takes it', async () => {
    for (const [accepted, expected] of [
      ['br', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['br;q=0', undefined],
    ] as const)
      expect((await get('/', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(expected);
  });

  test.each(['/404', '/404.html', '/en/404', '/index.html.br', '/index.html.gz'])('%s is no page', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).toContain(path.startsWith('/en/') ? 'en/404' : '404');
  });

  test('a page has one address, with its tag as it is; a sample in a frame has that of its file', async () => {
    const moved = await get('/story.html?q=a');
    expect([moved.status, moved.headers.location]).toEqual([301, '/story?q=a']);
    expect((await get('/story')).body.toString()).toContain('<head><meta content="$&"></head>');
    expect((await get('/sample.html')).status).toBe(200);
  });

  test('an address with its host is the same address', async () => {
    expect((await get('http://any.example/files/song.mp3')).status).toBe(200);
  });

  test('a file that was taken away ends one reply, not the server', async () => {
    rmSync(join(folder, 'files/gone.mp3'));
    await expect(get('/files/gone.mp3')).rejects.toThrow();
    expect((await get('/')).status).toBe(200);
  });
});
