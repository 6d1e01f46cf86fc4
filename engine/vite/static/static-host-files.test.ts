import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '#src/content/schemas/site.ts';
import { temporaryFolder, writeFiles } from '#testing/temporary-folder.ts';

const site = {
  newsletter: undefined,
  icons: { base: '/repo/icons' },
  analytics: null,
  assistant: { mode: 'browser' },
  contact: { endpoint: '/repo/contact-form.html', format: 'form', fields: { 'form-name': 'co"ntact', kind: 'x' } },
} as unknown as Site;

let out: string;
beforeEach(() => {
  vi.resetModules();
  out = temporaryFolder();
});
afterEach(() => void vi.unstubAllEnvs());

const read = (file: string) => readFileSync(join(out, file), 'utf8');

async function write(
  env: Record<string, string> = { SITE_BASE: '/repo/' },
  of = site,
  former: [string, string][] = [],
) {
  vi.stubEnv('SITE_TARGET', 'static');
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { policyTag, writeHostFiles } = await import('./static-host-files.ts');
  const { allPages } = await import('#src/app/pages.ts');
  const pages = allPages();
  writeFiles(out, Object.fromEntries(pages.map(({ file }) => [file, file])));
  writeHostFiles(out, of, pages, former);
  return policyTag(of);
}

test("hosts that read settings files find the headers there, for the site's folder", async () => {
  await write();
  const headers = read('_headers');
  expect(headers).toMatch(/^\/repo\/\*\n {2}Content-Security-Policy: default-src 'none'/);
  expect(headers).toMatch(/\/repo\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/);
  // Cloudflare's limit for lines.
  expect(headers).toContain('/repo/*.md\n  Content-Type: text/markdown; charset=utf-8');
  for (const line of headers.split('\n')) expect(line.length).toBeLessThan(2000);
  const vercel = JSON.parse(read('vercel.json')) as { cleanUrls: boolean; headers: { source: string }[] };
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false });
  for (const { source } of vercel.headers) expect(source.startsWith('/repo/')).toBe(true);
  expect(read('_redirects')).toBe('/repo/en/* /repo/en/404.html 404\n');
  expect(read('.nojekyll')).toBe('');
});

test.each(Object.entries({ cloudflare: [], vercel: ['_redirects'], netlify: ['_redirects'] }))(
  'beside a function of %s there are no settings or duplicate pages',
  async (host, files) => {
    await write({ SITE_API: host }, { ...site, contact: undefined } as unknown as Site);
    const possible = ['_redirects', 'vercel.json', 'projects/index.html'];
    expect(possible.filter((file) => existsSync(join(out, file)))).toEqual(files);
    expect(read('_headers')).toContain("/*\n  Content-Security-Policy: default-src 'none'");
  },
);

test("the policy's meta tag has only valid directives", async () => {
  const tag = await write();
  expect(tag).toContain("script-src 'self'");
  expect(tag).not.toContain('frame-ancestors');
});

test('the policy lets the form send to its service, and nowhere else', async () => {
  const contact = { endpoint: 'https://forms.example/f/x', format: 'json', fields: {} } as const;
  expect(await write({ SITE_BASE: '/' }, { ...site, contact })).toContain("connect-src 'self' https://forms.example;");
});

test('a form service that scans pages finds the form', async () => {
  await write();
  const page = read('contact-form.html');
  // On other hosts the form uses it to recognise this page, returned instead of the service's reply.
  expect(page).toContain('<meta name="contact-service"');
  expect(page).toContain('<form name="co&quot;ntact" method="post" data-netlify="true" netlify-honeypot="website"');
  for (const name of ['name', 'email', 'subject', 'message', 'kind']) expect(page).toContain(`<input name="${name}">`);
});

test('a former address redirects on hosts with and without redirects', async () => {
  await write({ SITE_BASE: '/repo/' }, site, [['/repo/works/map', '/repo/isler/map']]);
  expect(read('_redirects')).toContain('/repo/works/map /repo/isler/map 301\n');
  expect(read('vercel.json')).toContain('"source": "/repo/works/map"');
  const page = read('works/map/index.html');
  expect(page).toContain('<link rel="canonical" href="/repo/isler/map">');
  expect(page).toContain('content="0; url=/repo/isler/map"');
  // Query and anchor go along.
  expect(page).toContain('location.replace("/repo/isler/map"+location.search+location.hash)');
});
