import { beforeAll, expect, test, vi } from 'vitest';
import { ownParameters, ownPaths } from '#src/content/owner/own-addresses.ts';
import { compileFor } from '#testing/compiled-site.ts';

const site = {
  pages: {
    projects: { path: { tr: 'isler', de: 'arbeiten' } },
    about: { path: { tr: 'hakkimda', de: 'ueber-mich' } },
    contact: { path: { tr: 'iletisim', de: 'Kontakt?' } },
    notes: { path: { tr: 'notlar' } },
    tag: { path: { tr: 'etiketler' } },
    prints: { path: 'baski' },
    home: { title: 'İşler' },
  },
  parameters: { category: { tr: 'kategori', de: 'kategorie' }, sort: { tr: 'sirala' }, oldest: { tr: 'eski' } },
};

let pages: typeof import('./pages.ts');
let addresses: typeof import('#src/i18n/addresses.ts');
let view: typeof import('#src/features/projects/catalogue/catalogue-view.ts');

beforeAll(async () => {
  const languages = ['tr', 'de'];
  compileFor({
    siteLanguages: languages,
    sitePaths: ownPaths(site, languages),
    siteParameters: ownParameters(site, languages),
    siteStories: ['map'],
    siteNotes: ['fog'],
    siteNoteTags: ['sea'],
    siteOwnPages: ['prints'],
    siteHasNovel: false,
  });
  pages = await import('./pages.ts');
  addresses = await import('#src/i18n/addresses.ts');
  view = await import('#src/features/projects/catalogue/catalogue-view.ts');
  return () => vi.unstubAllGlobals();
});

test('each page is at its own address in each language', () => {
  const built = pages.allPages().flatMap(({ address }) => address ?? []);
  expect(built).toEqual([
    ...['/', '/de', '/isler', '/de/arbeiten', '/isler/map', '/de/arbeiten/map', '/hakkimda', '/de/ueber-mich'],
    ...['/iletisim', '/de/contact', '/cv', '/de/cv', '/notlar', '/de/notes', '/notlar/fog', '/de/notes/fog'],
    ...['/notlar/etiketler/sea', '/de/notes/tags/sea', '/baski', '/de/baski'],
  ]);
  for (const { page, language, entry, address } of pages.allPages())
    if (address !== null) expect(pages.matchPage(address)).toEqual({ page, language, ...(entry && { entry }) });
});

test.each([
  ['/isler/', '/projects/'],
  ['/isler/map', '/projects/map'],
  ['/islerim', '/islerim'],
  ['/de/arbeiten/map', '/projects/map'],
  ['/notlar/etiketler/sea', '/notes/tags/sea'],
])('%s is the path %s', (address, path) => {
  const parsed = addresses.parseAddress(address);
  expect(parsed.path).toBe(path);
  expect(addresses.localizeAddress(`${path}?q=a#b`, parsed.language as 'es')).toBe(`${address}?q=a#b`);
});

test('a former address is no page, and leads to the present one', () => {
  expect(pages.matchPage('/projects')).toBeNull();
  expect(pages.matchPage('/de/projects/map')).toBeNull();
  expect(pages.formerAddresses().map((each) => each.join(' '))).toEqual([
    ...['/projects /isler', '/de/projects /de/arbeiten', '/projects/map /isler/map'],
    ...['/de/projects/map /de/arbeiten/map', '/about /hakkimda', '/de/about /de/ueber-mich', '/contact /iletisim'],
    ...['/notes /notlar', '/notes/fog /notlar/fog', '/notes/tags/sea /notlar/etiketler/sea'],
    ...['/prints /baski', '/de/prints /de/baski'],
  ]);
});

test('the view is written in the words of the language, and read in those of any', () => {
  const filters = ['all', 'sea'];
  const wanted = { ...view.defaultView, category: 'sea', sort: 'oldest' } as const;
  const turkish = view.writeView(new URLSearchParams('utm=x'), wanted, 'tr' as 'es');
  expect(turkish.toString()).toBe('utm=x&kategori=sea&sirala=eski');
  for (const query of [turkish.toString(), 'kategorie=sea&sort=oldest', 'category=sea&sort=eski'])
    expect(view.parseView(new URLSearchParams(query), filters)).toEqual(wanted);
  expect(view.writeView(turkish, wanted, 'de' as 'es').toString()).toBe('utm=x&kategorie=sea&sort=oldest');
  expect(view.writeView(turkish, view.defaultView, 'de' as 'es').toString()).toBe('utm=x');
});
