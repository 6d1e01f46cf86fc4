import { afterEach, expect, test, vi } from 'vitest';
import { loadContent } from '#src/content/read/load.ts';
import { compileFor, sharedSource } from '#testing/compiled-site.ts';
import { isSamePage } from './navigation/use-shown-page.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The page table as compiled for a site with these constants. */
function pagesWith(constants: object) {
  compileFor(constants);
  return import('./pages.ts');
}

const stories = { siteStories: ['my-shop', 'boots'] };
const folder = { siteBase: '/repo' };

test('no page of the owner can have the name of a file that the site writes', async () => {
  const { allPages, reservedNames } = await pagesWith({});
  const names = allPages().map(({ file }) => file.replace(/\/.*|\.html$/g, ''));
  expect(names.filter((name) => !reservedNames.includes(name))).toEqual([]);
});

test.each([
  [{}, '/', { page: 'home', language: 'es' }],
  [{}, '/en/contact', { page: 'contact', language: 'en' }],
  [{}, '/projects/1', null],
  [{}, '/en/en', null],
  [{}, '/PROJECTS', null],
  [{}, '/offline', null],
  [{}, '/projects/boots', null],
  [stories, '/projects/boots', { page: 'story', language: 'es', entry: 'boots' }],
  [stories, '/en/projects/boots/', { page: 'story', language: 'en', entry: 'boots' }],
  [stories, '/projects/none', null],
  [stories, '/projects/:entry', null],
  [stories, '/projects/boots/more', null],
  [stories, '/boots', null],
  [folder, '/repo', { page: 'home', language: 'es' }],
  [folder, '/repo/', { page: 'home', language: 'es' }],
  [folder, '/repo/en/', { page: 'home', language: 'en' }],
  [folder, '/repo/projects/', { page: 'projects', language: 'es' }],
  [folder, '/repository/projects', null],
])('with %j, %s is %j', async (constants, pathname, page) => {
  const { matchPage } = await pagesWith(constants);
  expect(matchPage(pathname)).toEqual(page);
});

test('stories are told apart and need no head in site.yaml', async () => {
  const { pagesWithAddress, matchPage } = await pagesWith(stories);
  expect(pagesWithAddress).not.toContain('story');
  const [shop, boots] = [matchPage('/projects/my-shop'), matchPage('/en/projects/boots')];
  expect(isSamePage(shop, { page: 'story', entry: 'my-shop' })).toBe(true);
  expect(isSamePage(boots, { page: 'story', entry: 'my-shop' })).toBe(false);
});

test('without stories there is no story page', async () => {
  const { allPages, absentPages } = await pagesWith({ siteStories: [] });
  expect(allPages().map(({ page }) => page)).not.toContain('story');
  expect(absentPages).toContainEqual({ id: 'story', path: '/projects/:entry' });
});

test.each([
  ['/', '/repo/', '/repo/en'],
  ['/projects#a', '/repo/projects#a', '/repo/en/projects#a'],
])('in a folder, %s is %s and %s', async (path, spanish, english) => {
  compileFor(folder);
  const { localizeAddress, parseAddress } = await import('#src/i18n/addresses.ts');
  expect([localizeAddress(path, 'es'), localizeAddress(path, 'en')]).toEqual([spanish, english]);
  expect(parseAddress(spanish)).toEqual({ language: 'es', path });
  expect(parseAddress(english)).toEqual({ language: 'en', path });
});

const whole = loadContent(process.cwd());
const [first] = whole.projects;
const newer = Array.from({ length: 30 }, (_, at) => ({ ...first!, id: `newer-${at}`, date: '2030-01-01' }));
const longList = { siteProjectPages: ['2'] };

test.each([
  [{}, 'en', '/projects?q=a#b', '/en/projects?q=a#b'],
  [{}, 'en', '/', '/en'],
  [{}, 'en', '/en/projects', '/en/projects'],
  [{}, 'es', '/en/projects', '/en/projects'],
  [{}, 'en', '/files/x.pdf', '/files/x.pdf'],
  [{}, 'en', '/feed.xml', '/feed.xml'],
  [{}, 'en', 'mailto:a@example.com', 'mailto:a@example.com'],
  [{}, 'en', '//b.example/', '//b.example/'],
  [folder, 'en', '/projects', '/repo/en/projects'],
  [folder, 'es', '/projects', '/repo/projects'],
  [folder, 'en', '/files/x.pdf', '/repo/files/x.pdf'],
  [longList, 'es', '/projects#free-air-street', '/projects/page/2#free-air-street'],
  [longList, 'es', '/en/projects#free-air-street', '/en/projects/page/2#free-air-street'],
  [longList, 'es', '/projects?category=featured#free-air-street', '/projects?category=featured#free-air-street'],
  [longList, 'es', '/projects#other', '/projects#other'],
  [longList, 'es', '/about#free-air-street', '/about#free-air-street'],
] as const)('with %j, a text in %s that links to %s leads to %s', async (constants, language, address, place) => {
  compileFor(constants);
  const { dataSource } = await import('./site.loader.ts');
  const { markdownToHtml } = await import('#src/content/read/markdown.ts');
  const content = constants === longList ? { ...whole, projects: [...whole.projects, ...newer] } : whole;
  const { words, link } = dataSource(sharedSource(content), language);
  expect(markdownToHtml(`[a](${address})`, words.markdown, link)).toBe(`<p><a href="${place}">a</a></p>`);
});
