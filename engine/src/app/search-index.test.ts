import { expect, test, vi } from 'vitest';
import { listedSections } from '#src/content/owner/sections.ts';
import { siteEntries } from '#src/content/owner/site-entries.ts';
import { loadContent } from '#src/content/read/load.ts';
import { compileFor, sharedSource } from '#testing/compiled-site.ts';

// Long, because the site is compiled for the test.
vi.setConfig({ testTimeout: 240_000 });

test('the index has every kind of text once, in its language, and nothing unpublished', async () => {
  const content = loadContent(process.cwd());
  compileFor(siteEntries(content));
  const { dataSource } = await import('./site.loader.ts');
  const { loader } = await import('./search-index.loader.ts');
  vi.unstubAllGlobals();
  const shared = sharedSource(content);
  const entries = loader(dataSource(shared, 'en')) ?? [];
  const kinds = new Set(['page', 'note', 'story', 'chapter', 'project', 'work']);
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(kinds);
  const addresses = entries.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => !/^\/en(\/|$)/.test(address))).toEqual([]);
  expect(addresses).toContain('/en/novel#capitulo-01');
  expect(addresses).not.toContain('/en/novel#capitulo-10');
  const texts = entries.flatMap(({ parts }) => parts.map(({ text }) => text)).join('\n');
  const inSections = listedSections(content.sections, content.site.sections).flatMap((section) => section.entries);
  expect(inSections.length).toBeGreaterThan(0);
  for (const { title, text } of inSections) expect(texts).toContain(text?.en ?? title.en);
  // Chapters are written in Spanish.
  expect(entries.find(({ kind }) => kind === 'chapter')?.lang).toBe('es');
  const features = { ...content.features, search: false };
  expect(loader(dataSource({ ...shared, content: { ...content, features } }, 'en'))).toBeNull();
});
