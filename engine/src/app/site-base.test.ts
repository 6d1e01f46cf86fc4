import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const inFolder = async (base: string) => {
  vi.stubGlobal('siteBase', base);
  const [{ localizeAddress, parseAddress }, { matchPage, allPages }, { treatmentOf, pageAddress, filesNamedIn }] =
    await Promise.all([
      import('#src/i18n/addresses.ts'),
      import('#src/app/pages.ts'),
      import('#src/offline/treatment.ts'),
    ]);
  return { localizeAddress, parseAddress, matchPage, allPages, treatmentOf, pageAddress, filesNamedIn };
};

test.each([
  ['/repo', '/', '/repo/', '/repo/en'],
  ['/repo', '/projects#a', '/repo/projects#a', '/repo/en/projects#a'],
])('below %j, %s is %s and %s', async (base, path, spanish, english) => {
  const { localizeAddress, parseAddress } = await inFolder(base);
  expect([localizeAddress(path, 'es'), localizeAddress(path, 'en')]).toEqual([spanish, english]);
  expect(parseAddress(spanish)).toEqual({ language: 'es', path });
  expect(parseAddress(english)).toEqual({ language: 'en', path });
});

test.each([
  ['', 'en', '/projects?q=a#b', '/en/projects?q=a#b'],
  ['', 'en', '/', '/en'],
  ['', 'en', '/en/projects', '/en/projects'],
  ['', 'es', '/en/projects', '/en/projects'],
  ['', 'en', '/files/x.pdf', '/files/x.pdf'],
  ['', 'en', '/feed.xml', '/feed.xml'],
  ['', 'en', 'mailto:a@example.com', 'mailto:a@example.com'],
  ['', 'en', '//b.example/', '//b.example/'],
  ['/repo', 'en', '/projects', '/repo/en/projects'],
  ['/repo', 'es', '/projects', '/repo/projects'],
  ['/repo', 'en', '/files/x.pdf', '/repo/files/x.pdf'],
] as const)('in the folder %j a text in %s that links to %s leads to %s', async (base, language, address, place) => {
  await inFolder(base);
  const [{ dataSource }, { markdownToHtml }, { loadContent }] = await Promise.all([
    import('#src/app/site.loader.ts'),
    import('#src/content/read/markdown.ts'),
    import('#src/content/read/load.ts'),
  ]);
  const none = () => {
    throw new Error('A link needs none.');
  };
  const shared = { content: loadContent(process.cwd()), picture: none, drawn: none, file: none, fileSize: none };
  const { words, link } = dataSource(shared, language);
  expect(markdownToHtml(`[a](${address})`, words.markdown, link)).toBe(`<p><a href="${place}">a</a></p>`);
});

test('matches pages with and without a trailing slash, and only below the base path', async () => {
  const { matchPage, allPages } = await inFolder('/repo');
  expect(matchPage('/repo/')).toEqual({ page: 'home', language: 'es' });
  expect(matchPage('/repo')).toEqual({ page: 'home', language: 'es' });
  expect(matchPage('/repo/en/')).toEqual({ page: 'home', language: 'en' });
  expect(matchPage('/repo/projects/')).toEqual({ page: 'projects', language: 'es' });
  expect(matchPage('/repository/projects')).toBeNull();
  expect(allPages().map(({ file }) => file)).toEqual(expect.arrayContaining(['index.html', 'en.html', 'en/404.html']));
});
