import { afterEach, expect, test, vi } from 'vitest';
import { loadContent } from '#src/content/read/load.ts';
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

test.each([
  ['/projects#free-air-street', '/projects/page/2#free-air-street'],
  ['/en/projects#free-air-street', '/en/projects/page/2#free-air-street'],
  ['/projects?category=featured#free-air-street', '/projects?category=featured#free-air-street'],
  ['/projects#other', '/projects#other'],
  ['/about#free-air-street', '/about#free-air-street'],
])('in a long list, the link %s of the content leads to %s', async (link, address) => {
  vi.stubGlobal('siteProjectPages', ['2']);
  vi.resetModules();
  const { dataSource } = await import('./site.loader.ts');
  const whole = loadContent(process.cwd());
  const newer = Array.from({ length: 60 }, (_, at) => ({
    ...whole.projects[0]!,
    id: `newer-${at}`,
    date: '2030-01-01',
  }));
  const content = { ...whole, projects: [...whole.projects, ...newer] };
  const picture = { src: '/p.webp', width: 16, height: 10, sources: [], placeholder: '' };
  const shared = {
    content,
    picture: () => picture,
    drawn: () => picture,
    file: (path: string) => path,
    fileSize: () => 1,
  };
  expect(dataSource(shared, 'es').link(link)).toBe(address);
});
