import { expect, test } from 'vitest';
import { sitemap } from './made-files.ts';

test("the sitemap lists each page's languages, with the first as x-default", () => {
  const page = { page: 'about' as const, entry: undefined };
  const map = sitemap('https://a.example', [
    { ...page, language: 'es', address: '/about', file: '' },
    { ...page, language: 'en', address: '/en/about', file: '' },
  ]);
  const [first, second] = map.match(/<url>.*<\/url>/g) ?? [];
  const links = [...(first ?? '').matchAll(/hreflang="([^"]+)" href="https:\/\/a\.example([^"]+)"/g)];
  expect(links.map(([, code, path]) => `${code} ${path}`)).toEqual(['es /about', 'x-default /about', 'en /en/about']);
  expect(second).toContain('hreflang="x-default" href="https://a.example/about"');
});
