import { afterEach, expect, test, vi } from 'vitest';
import { isSamePage } from './navigation/use-shown-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** Imports the page table as compiled for a site with these stories. */
async function pagesWith(stories: readonly string[]) {
  vi.stubGlobal('siteStories', stories);
  vi.resetModules();
  return import('./pages.ts');
}

test.each([
  ['/projects/boots', { page: 'story', language: 'es', entry: 'boots' }],
  ['/en/projects/boots/', { page: 'story', language: 'en', entry: 'boots' }],
  ['/projects/none', null],
  ['/projects/:entry', null],
  ['/projects/boots/more', null],
  ['/boots', null],
])('%s', async (pathname, page) => {
  const { matchPage } = await pagesWith(['my-shop', 'boots']);
  expect(matchPage(pathname)).toEqual(page);
});

test('a story is told from others and needs no head in site.yaml', async () => {
  const { pagesWithAddress, matchPage } = await pagesWith(['my-shop', 'boots']);
  expect(pagesWithAddress).not.toContain('story');
  const [shop, boots] = [matchPage('/projects/my-shop'), matchPage('/en/projects/boots')];
  expect(isSamePage(shop, { page: 'story', entry: 'my-shop' })).toBe(true);
  expect(isSamePage(boots, { page: 'story', entry: 'my-shop' })).toBe(false);
});

test('without stories there is no story page', async () => {
  const { allPages, absentPages, matchPage } = await pagesWith([]);
  expect(allPages().map(({ page }) => page)).not.toContain('story');
  expect(absentPages).toContainEqual({ id: 'story', path: '/projects/:entry' });
  expect(matchPage('/projects/boots')).toBeNull();
});
