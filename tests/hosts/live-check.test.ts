import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { mainId } from '#src/contracts/page-markers.ts';
import { checkLive } from '#tools/hosts/live-check.ts';

interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string;
}
/** What a host does wrong: changes what is sent at a path. */
type Fault = (path: string, sent: Sent) => Sent | void;

const headers = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=()',
};
const pages = ['/', '/about', '/en', '/en/about'];

/** A host that does everything right, but for the fault; what the check finds. */
async function check(fault: Fault = () => undefined) {
  let origin = '';
  const page = () =>
    `<head><link rel="canonical" href="${origin}/"><meta property="og:image" content="${origin}/og/home.png"><script data-entry="/assets/a-1.js"></script></head><main id="${mainId}">`;
  const right = (path: string): Sent => {
    const html = { ...headers, 'Content-Type': 'text/html', 'Cache-Control': 'max-age=0, must-revalidate' };
    if (pages.includes(path)) return { status: 200, headers: html, body: page() };
    if (path.startsWith('/assets/'))
      return {
        status: 200,
        headers: { ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' },
        body: '1',
      };
    if (path === '/sw.js') return { status: 200, headers: { 'Cache-Control': 'max-age=0' }, body: '1' };
    if (path.startsWith('/og/')) return { status: 200, headers: { 'Content-Type': 'image/png' }, body: '1' };
    if (path === '/sitemap.xml')
      return { status: 200, headers, body: pages.map((each) => `<loc>${origin}${each}</loc>`).join('') };
    return { status: 404, headers: html, body: page() };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const sent = right(path);
    const { status, headers: own, body } = fault(path, sent) ?? sent;
    const packed = own['Content-Encoding'] === undefined;
    const all = packed ? { ...own, 'Content-Encoding': 'gzip' } : { ...own };
    if (all['Content-Encoding'] === 'none') delete (all as Record<string, string>)['Content-Encoding'];
    response.writeHead(status, all).end(packed ? gzipSync(body) : body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return [...new Set((await checkLive(origin)).map(({ about }) => about))];
}

const without =
  (...names: string[]): Fault =>
  (_path, sent) => {
    const left = Object.entries(sent.headers).filter(([name]) => !names.includes(name));
    return { ...sent, headers: Object.fromEntries(left) };
  };
const at =
  (wanted: string, change: Partial<Sent>): Fault =>
  (path, sent) =>
    path === wanted ? { ...sent, ...change, headers: { ...sent.headers, ...change.headers } } : undefined;

test('a host that does everything right is told nothing', async () => {
  expect(await check()).toEqual([]);
});

test.each<[string, Fault, string[]]>([
  ['no policy', without('Content-Security-Policy'), ['policy', 'frames']],
  [
    'a policy that allows everything',
    at('/', { headers: { 'Content-Security-Policy': "script-src 'unsafe-inline'; frame-ancestors 'self'" } }),
    ['policy'],
  ],
  ['no other headers', without('X-Content-Type-Options', 'Referrer-Policy'), ['headers']],
  [
    'no compression',
    (_path, sent) => ({ ...sent, headers: { ...sent.headers, 'Content-Encoding': 'none' } }),
    ['compression'],
  ],
  ['pages kept for a day', at('/', { headers: { 'Cache-Control': 'max-age=86400' } }), ['caching']],
  ['files kept for an hour', at('/assets/a-1.js', { headers: { 'Cache-Control': 'max-age=3600' } }), ['caching']],
  ['files that are not there', at('/assets/a-1.js', { status: 404 }), ['files']],
  ['a worker that is kept', at('/sw.js', { headers: { 'Cache-Control': 'max-age=86400' } }), ['worker']],
  [
    'the home page for everything',
    (_path, sent) => (sent.status === 404 ? { ...sent, status: 200 } : undefined),
    ['404'],
  ],
  [
    'a page of its own for unknown addresses',
    (_path, sent) => (sent.status === 404 ? { ...sent, body: 'Not found' } : undefined),
    ['404'],
  ],
  ['no preview pictures', at('/og/home.png', { status: 404 }), ['preview']],
  ['a preview that is a page', at('/og/home.png', { headers: { 'Content-Type': 'text/html' } }), ['preview']],
  ['no sitemap', at('/sitemap.xml', { status: 404, body: '' }), ['sitemap']],
  ['a sitemap of somewhere else', at('/sitemap.xml', { body: '<loc>https://example.com/</loc>' }), ['sitemap']],
  ['no clean addresses', at('/about', { status: 404 }), ['redirects']],
  ['redirects in a ring', at('/about', { status: 301, headers: { Location: '/about' } }), ['redirects']],
  [
    'another public address',
    at('/', {
      body: `<link rel="canonical" href="https://example.com/"><meta property="og:image" content="https://example.com/og/home.png"><main id="${mainId}">`,
    }),
    ['canonical'],
  ],
  ['something else altogether', at('/', { body: '<h1>It works!</h1>' }), ['page']],
])('%s', async (_name, fault, about) => {
  expect(await check(fault)).toEqual(about);
});

test.each<[string[], number, RegExp]>([
  [['--live', 'http://127.0.0.1:9/'], 1, /✗ reach: .*\n.*\n1 to change\./],
  [['--live', 'me.example'], 1, /"me\.example" is no address of a site/],
  [['--lives'], 1, /npm run doctor -- --live/],
])('npm run doctor -- %j', (args, status, said) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [, file = ''] = scripts.doctor?.split(' ') ?? [];
  const done = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { encoding: 'utf8' });
  expect(done.stdout + done.stderr).toMatch(said);
  expect(done.status).toBe(status);
});

test('an address where nobody is', async () => {
  expect((await checkLive('http://127.0.0.1:9/')).map(({ about }) => about)).toEqual(['reach']);
});
