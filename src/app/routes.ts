import { localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import { languages, type Language } from '#src/i18n/languages.ts';

/** Every page and its Spanish address; English is the same under `/en`. Null: a page without an address of its own. */
export const routes = {
  home: '/',
  projects: '/projects',
  novel: '/novel',
  about: '/about',
  contact: '/contact',
  'not-found': null,
  offline: null,
} as const satisfies Record<string, string | null>;

export type PageId = keyof typeof routes;

/** One page in one language. */
export interface PageKey {
  page: PageId;
  language: Language;
}

const pageIds = Object.keys(routes) as PageId[];

/** All prerendered pages, with the file each is written to below the site's root. */
export function allPages(): (PageKey & { address: string | null; file: string })[] {
  return pageIds.flatMap((page) =>
    languages.map((language) => {
      const path = routes[page];
      const address = path === null ? null : localizeAddress(path, language);
      return { page, language, address, file: fileOf(page, address, language) };
    }),
  );
}

/** The page behind an address, or null when there is none. */
export function matchPage(pathname: string): PageKey | null {
  const { language, path } = parseAddress(pathname);
  const page = pageIds.find((id) => routes[id] === path);
  return page ? { page, language } : null;
}

function fileOf(page: PageId, address: string | null, language: Language): string {
  if (address === null) return `${language === 'en' ? 'en/' : ''}${page === 'not-found' ? '404' : page}.html`;
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}
