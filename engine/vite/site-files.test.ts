import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Content } from '#src/content/content.ts';

let out: string;
beforeEach(() => {
  vi.resetModules();
  out = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(out, { recursive: true, force: true });
});

test.each([
  ['/', '/newsletter-demo.html', true],
  ['/repo/', '/repo/newsletter-demo.html', true],
  ['/repo/', 'https://news.example.org/form', false],
])('a site in %s that shows %s keeps the newsletter sample: %s', async (base, url, isKept) => {
  vi.stubEnv('SITE_TARGET', 'static');
  vi.stubEnv('SITE_BASE', base);
  const { dropUnusedSample } = await import('./site-files.ts');
  const sample = join(out, 'newsletter-demo.html');
  writeFileSync(sample, '<p>');
  dropUnusedSample(out, { site: { newsletter: { url } } } as Content);
  expect(existsSync(sample)).toBe(isKept);
});

test("the sitemap lists each page's languages, with the first as x-default", async () => {
  const { writeSiteFiles } = await import('./site-files.ts');
  const page = { page: 'about' as const, entry: undefined };
  writeSiteFiles(out, { site: { url: 'https://a.example' } } as Content, [
    { ...page, language: 'es', address: '/about', file: '' },
    { ...page, language: 'en', address: '/en/about', file: '' },
  ]);
  const [first, second] = readFileSync(join(out, 'sitemap.xml'), 'utf8').match(/<url>.*<\/url>/g) ?? [];
  const links = [...(first ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [code, href]);
  expect(links).toEqual([
    ['es', 'https://a.example/about'],
    ['x-default', 'https://a.example/about'],
    ['en', 'https://a.example/en/about'],
  ]);
  expect(second).toContain('hreflang="x-default" href="https://a.example/about"');
});
