import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '#testing/serve.ts';
import { mainId } from '#src/contracts/page-markers.ts';
import { checkLive } from '#commands/doctor/live/live-check.ts';
import { repository } from '#checks/repository.ts';

interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string;
}
type Fault = (path: string, sent: Sent) => Sent | void;

const headers = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=()',
};
const pages = ['/', '/about', '/en', '/en/about'];

/** A correct host, except for one problem. */
function host(fault: Fault, originOf: () => string): RequestListener {
  const page = () =>
    `<head><link rel="canonical" href="${originOf()}/"><meta property="og:image" content="${originOf()}/og/home.png"><script data-entry="/assets/a-1.js"></script></head><main id="${mainId}">`;
  const right = (path: string): Sent => {
    const html = { ...headers, 'Content-Type': 'text/html', 'Cache-Control': 'max-age=0, must-revalidate' };
    const script = { ...headers, 'Content-Type': 'text/javascript' };
    if (pages.includes(path)) return { status: 200, headers: html, body: page() };
    if (path.startsWith('/assets/') || path === '/sw.js') {
      const caching = path === '/sw.js' ? 'max-age=0' : 'public, max-age=31536000, immutable';
      return { status: 200, headers: { ...script, 'Cache-Control': caching }, body: '1' };
    }
    if (path.startsWith('/og/')) return { status: 200, headers: { 'Content-Type': 'image/png' }, body: '1' };
    if (path === '/robots.txt') return { status: 200, headers, body: 'User-agent: *\nDisallow: /api/\n' };
    if (path === '/sitemap.xml')
      return { status: 200, headers, body: pages.map((each) => `<loc>${originOf()}${each}</loc>`).join('') };
    return { status: 404, headers: html, body: page() };
  };
  return (request, response) => {
    const path = request.url ?? '/';
    const sent = right(path);
    const { status, headers: own, body } = fault(path, sent) ?? sent;
    if (status === 0) return void response.destroy();
    const packed = own['Content-Encoding'] === undefined;
    const all = packed ? { ...own, 'Content-Encoding': 'gzip' } : { ...own };
    if (all['Content-Encoding'] === 'none') delete (all as Record<string, string>)['Content-Encoding'];
    response.writeHead(status, all).end(packed ? gzipSync(body) : body);
  };
}

const aboutOf = (findings: { about: string }[]) => [...new Set(findings.map(({ about }) => about))];

async function check(fault: Fault = () => undefined) {
  let origin = '';
  origin = (await serve(host(fault, () => origin))).url;
  return aboutOf(await checkLive(origin));
}

const without =
  (...names: string[]): Fault =>
  (_path, sent) => {
    const left = Object.entries(sent.headers).filter(([name]) => !names.includes(name));
    return { ...sent, headers: Object.fromEntries(left) };
  };
const also =
  (more: Record<string, string>): Fault =>
  (_path, sent) => ({ ...sent, headers: { ...sent.headers, ...more } });
const at =
  (wanted: string, change: Partial<Sent>): Fault =>
  (path, sent) =>
    path === wanted ? { ...sent, ...change, headers: { ...sent.headers, ...change.headers } } : undefined;

test('a correct host has no findings', async () => expect(await check()).toEqual([]));

test.each<[string, Fault, string[]]>([
  ['no policy', without('Content-Security-Policy'), ['policy', 'frames']],
  [
    'a policy that allows everything',
    at('/', { headers: { 'Content-Security-Policy': "script-src 'unsafe-inline'; frame-ancestors 'self'" } }),
    ['policy'],
  ],
  [
    'a policy of the host that lets nothing run',
    at('/', { headers: { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'" } }),
    ['policy'],
  ],
  ['a home page that is hidden', at('/', { headers: { 'X-Robots-Tag': 'noindex' } }), ['robots']],
  ['a site that is hidden', at('/robots.txt', { body: 'User-agent: *\nDisallow: /\n' }), ['robots']],
  ['scripts as text', at('/assets/a-1.js', { headers: { 'Content-Type': 'text/plain' } }), ['files']],
  ['a page for the worker', at('/sw.js', { headers: { 'Content-Type': 'text/html' } }), ['worker']],
  ['a redirect to nowhere', at('/about', { status: 302, headers: { Location: 'http://' } }), ['redirects']],
  ['another address for the home page', at('/', { status: 301, headers: { Location: '/en' } }), ['page']],
  ['a sitemap without addresses', at('/sitemap.xml', { body: '<loc>here</loc>' }), ['sitemap']],
  ['a line that breaks at one address', at('/sw.js', { status: 0 }), ['reach']],
  ['a text that is not packed as it says', at('/sitemap.xml', { headers: { 'Content-Encoding': 'br' } }), ['reach']],
  ['no other headers', without('X-Content-Type-Options', 'Referrer-Policy'), ['headers']],
  ['no compression', also({ 'Content-Encoding': 'none' }), ['compression']],
  ['pages kept for a day', at('/', { headers: { 'Cache-Control': 'max-age=86400' } }), ['caching']],
  ['files kept for an hour', at('/assets/a-1.js', { headers: { 'Cache-Control': 'max-age=3600' } }), ['caching']],
  ['files that are not there', at('/assets/a-1.js', { status: 404 }), ['files']],
  ['a worker that is kept', at('/sw.js', { headers: { 'Cache-Control': 'max-age=86400' } }), ['worker']],
  ['the home page for everything', (_, sent) => (sent.status === 404 ? { ...sent, status: 200 } : undefined), ['404']],
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
])('%s', async (_name, fault, about) => expect(await check(fault)).toEqual(about));

test.each<[string[], number, RegExp]>([
  [['--live', 'http://127.0.0.1:9/'], 1, /✗ reach: .*\n.*\n1 to fix\./],
  [['--live', 'me.example'], 1, /"me\.example" is not a valid address/],
  [['--lives'], 1, /npx firstlight doctor --live/],
])('npx firstlight doctor %j', (args, status, said) => {
  const command = [`${repository}/engine/firstlight.mjs`, 'doctor'];
  const done = spawnSync(process.execPath, [...command, ...args], { encoding: 'utf8' });
  expect(done.stdout + done.stderr).toMatch(said);
  expect(done.status).toBe(status);
});

/** The test certificate of `smtp-server`: for localhost, self-signed and expired. */
const { cert, key } = (
  createRequire(import.meta.url)('smtp-server/lib/tls-options.js') as (more: object) => { cert: string; key: string }
)({});
const day = 24 * 60 * 60 * 1000;
const ends = Date.parse(new X509Certificate(cert).validTo);
const lasting = { 'Strict-Transport-Security': 'max-age=31536000' };

/** An HTTPS host, and beside it an HTTP host with this listener. */
async function secure(more: Record<string, string>, plainly: RequestListener) {
  let origin = '';
  const listener = host(also(more), () => origin);
  const secured = createSecureServer({ cert, key }, listener);
  origin = `https://localhost:${(await serve(secured)).port}`;
  const plain = new URL(`http://localhost:${(await serve(plainly)).port}/`);
  return (now: number) => checkLive(origin, { now, plain });
}
const leads: RequestListener = (_request, response) =>
  void response.writeHead(301, { Location: 'https://localhost/' }).end();
const shows: RequestListener = (_request, response) => void response.end('here too');

test.each<[string, Record<string, string>, RequestListener, number, string[]]>([
  ['everything right', lasting, leads, 60, []],
  ['a browser that is not told to stay', {}, leads, 60, ['hsts']],
  ['a door without encryption', lasting, shows, 60, ['https']],
  ['a certificate that ends soon', lasting, leads, 5, ['certificate']],
])('with encryption: %s', async (_name, more, plainly, daysLeft, about) => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  onTestFinished(() => void vi.unstubAllEnvs());
  const checked = await secure(more, plainly);
  expect(aboutOf(await checked(ends - daysLeft * day))).toEqual(about);
});

test('an untrusted certificate is reported as such', async () => {
  const checked = await secure(lasting, leads);
  const findings = await checked(Date.now());
  expect(findings).toMatchObject([{ about: 'certificate', found: expect.stringContaining('refuse') as string }]);
});
