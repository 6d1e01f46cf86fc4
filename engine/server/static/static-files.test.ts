import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listen, type LocalServer } from '#testing/listen.ts';
import { writeFiles } from '#testing/temporary-folder.ts';
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
])('%s redirects to %s', (url, target) => expect(canonicalAddress(url, (file) => pages.includes(file))).toBe(target));

describe('a served folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  let server: LocalServer;
  const song = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

  beforeAll(async () => {
    writeFiles(folder, {
      'index.html': '<head></head>index',
      'index.html.br': 'index.html.br',
      'index.html.gz': 'index.html.gz',
      '404.html': '<head></head><main id="content">404',
      'en/404.html': '<head></head>en/404',
      'story.html': '<head></head><main id="content">',
      'story.md': '# Story',
      'sample.html': '<head></head>',
      'files/song.mp3': song,
      'files/gone.mp3': song,
      'files/backup.tar.gz': song,
      'files/film.mp4': Buffer.alloc(64 * 1024 * 1024),
      'files/empty.pdf': '',
    });
    const make = async (address: string) => {
      if (!address.endsWith('late.webp')) return address.endsWith('gone.webp');
      await wait(5);
      writeFiles(folder, { [address]: 'picture' });
      return true;
    };
    const redirects = new Map(Object.entries({ '/old': '/story#end', '/works': '/story' }));
    const serve = staticFiles(folder, '<meta content="$&">', {}, make, redirects);
    server = await listen((request, response) => serve(request, response, () => response.writeHead(599).end()));
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const asking = httpRequest({ host: '127.0.0.1', port: server.port, path, headers, method, agent: false }).end();
    const [reply] = (await once(asking, 'response')) as [IncomingMessage];
    return { status: reply.statusCode, headers: reply.headers, body: await buffer(reply) };
  }

  test.each([
    ['/old', 301, '/story#end'],
    ['/old/', 301, '/story#end'],
    ['/old.html?a=b', 404, undefined],
    ['/works/?q=a&b=1', 301, '/story?q=a&b=1'],
  ])('%s is redirected as the owner asked: %i %s', async (path, status, target) => {
    const reply = await get(path);
    expect([reply.status, reply.headers.location]).toEqual([status, target]);
  });

  test.each([
    ['bytes=0-1', 0, 2],
    ['bytes=0-0', 0, 1],
    ['bytes=10-', 10, 1000],
    ['bytes=990-5000', 990, 1000],
    ['bytes=-20', 980, 1000],
    ['bytes=-5000', 0, 1000],
  ])('%s returns a range', async (range, start, end) => {
    const reply = await get('/files/song.mp3', { Range: range });
    expect(reply.status).toBe(206);
    expect(reply.headers['content-range']).toBe(`bytes ${start}-${end - 1}/1000`);
    expect(reply.body).toEqual(song.subarray(start, end));
  });

  test.each(['bytes=5-2', 'bytes=0-1,5-6', 'bytes=-', 'bytes=x-', 'items=0-5'])(
    '%s returns the whole file',
    async (range) => {
      const reply = await get('/files/song.mp3', { Range: range });
      expect([reply.status, reply.body.length, reply.headers['accept-ranges']]).toEqual([200, 1000, 'bytes']);
    },
  );

  test.each(['bytes=1000-', 'bytes=-0'])('a range without a byte of the file is refused: %s', async (range) => {
    const reply = await get('/files/song.mp3', { Range: range });
    expect([reply.status, reply.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  test('a range requires the same version', async () => {
    const { headers } = await get('/files/song.mp3');
    const part = (version: string) => get('/files/song.mp3', { Range: 'bytes=0-1', 'If-Range': version });
    for (const same of [headers['last-modified'], headers.etag]) expect((await part(String(same))).status).toBe(206);
    expect((await part('"another"')).status).toBe(200);
  });

  test.each(['/', '/files/song.mp3'])('%s returns 304 for a known version', async (path) => {
    const tag = String((await get(path)).headers.etag);
    const plain = tag.replace(/^W\//, '');
    for (const condition of [tag, plain, `W/${plain}`, `"other", ${tag}`, `"other",W/${plain}`, '*'])
      expect((await get(path, { 'If-None-Match': condition })).status).toBe(304);
    for (const condition of ['"other"', '', `"${plain}"`, plain.replaceAll('"', ''), `"other, ${plain.slice(1)}`])
      expect((await get(path, { 'If-None-Match': condition })).status).toBe(200);
  });

  test('is compressed only if accepted', async () => {
    for (const [accepted, expected] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['GZIP;q=0.5', 'gzip'],
      ['br;q=0.000, gzip ; q=0', undefined],
      ['xbr, *', undefined],
    ] as const)
      expect((await get('/', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(expected);
  });

  test.each(['/404', '/404.html', '/en/404', '/index.html.br', '/index.html.gz'])('%s is not a page', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).toContain(path.startsWith('/en/') ? 'en/404' : '404');
  });

  test('an unknown address gets the 404 page, with the tag and in every encoding', async () => {
    const reply = await get('/nowhere', { 'Accept-Encoding': 'identity', 'If-None-Match': '*' });
    expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(reply.body.toString()).toContain('<meta content="$&"></head>');
    expect((await get('/nowhere', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  test("a page has one address and its tag; a sample in a frame keeps its file's address", async () => {
    expect((await get('/story', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br');
    const moved = await get('/story.html?q=a');
    expect([moved.status, moved.headers.location]).toEqual([301, '/story?q=a']);
    expect((await get('/story')).body.toString()).toContain('<head><meta content="$&"></head>');
    for (const path of ['/sample.html', 'http://any.example/files/song.mp3'])
      expect((await get(path)).status).toBe(200);
  });

  test.each(['/files/song.mp3', '/'])('HEAD %s has the size and no body', async (path) => {
    const whole = await get(path);
    const { status, headers, body } = await get(path, { Range: 'bytes=0-1' }, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers['content-length']).toBe(String(whole.body.length));
  });

  test.each([
    ['/files/empty.pdf', 'application/pdf', 0],
    ['/files/backup.tar.gz', 'application/gzip', 1000],
    ['/story.md', 'text/markdown; charset=utf-8', 7],
  ])('%s is an ordinary file', async (path, type, size) => {
    const reply = await get(path, { 'Accept-Encoding': 'gzip' });
    expect([reply.status, reply.headers['content-type'], reply.body.length]).toEqual([200, type, size]);
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  const request = (method = 'GET', headers = '') => `${method} /files/film.mp4 HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((each) => {
      try {
        return readlinkSync(`/proc/self/fd/${each}`).startsWith(folder);
      } catch {
        return false;
      }
    }).length;

  test.skipIf(process.platform !== 'linux').each([
    ['a file', request()],
    ['a part', request('GET', 'Range: bytes=100-\r\n')],
    ['a part behind the end', request('GET', `Range: bytes=${2 ** 40}-\r\n`)],
    ['the head', request('HEAD')],
    ['several, sent at once', request() + request('HEAD') + request('GET', 'Range: bytes=5-\r\n').repeat(20)],
  ])('no file stays open for visitors who ask for %s and leave', async (_what, bytes) => {
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
      socket.pause().on('error', () => undefined);
      await wait(visitor % 4 === 0 ? 0 : 10);
      // At most one file waits per connection.
      expect(openFiles()).toBeLessThanOrEqual(visitor + 1);
      socket.destroy();
    }
    await vi.waitFor(() => expect(openFiles()).toBe(0), 5000);
  });

  test('a picture that is still being made is waited for; others are unknown', async () => {
    const [first, second] = await Promise.all([get('/pictures/late.webp'), get('/pictures/late.webp')]);
    expect(`${first.status} ${first.body.toString()} ${first.headers['content-type']}`).toBe('200 picture image/webp');
    expect([second.status, (await get('/pictures/late.webp')).status]).toEqual([200, 200]);
    for (const name of ['none', 'gone']) expect((await get(`/pictures/${name}.webp`)).status).toBe(404);
    expect((await get('/late.webp')).status).toBe(404);
  });

  test('a deleted file ends one reply, not the server', async () => {
    rmSync(join(folder, 'files/gone.mp3'));
    await expect(get('/files/gone.mp3')).rejects.toThrow();
    expect((await get('/')).status).toBe(200);
  });
});
