import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '#src/content/content.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { writeSiteFiles } from './site-files.ts';

test("the sitemap lists each page's languages, with the first as x-default", () => {
  const out = temporaryFolder();
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
