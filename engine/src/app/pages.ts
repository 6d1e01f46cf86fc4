import type { Content } from '#src/content/content.ts';
import type { MenuName } from '#src/content/data-source.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { coversAddress, languagePrefix, localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { withBase, withoutBase } from '#src/lib/site-base.ts';

/**
 * One row of the page table, for all languages. Components are in `components.ts`, so that this file runs without a
 * browser.
 */
interface Page {
  /**
   * Path in the default language; other languages add their prefix. Null for a page without an address, shown in place
   * of others.
   */
  path: string | null;
  /** Values for `:entry` in the path; the same loader makes one page for each. */
  entries?: readonly string[];
  isAbsent?: boolean;
  /** The page makes its own title and description, unless `content/site.yaml` has some. */
  titlesItself?: boolean;
  /** Position in each menu. Pages of the main menu are also stored for offline use. */
  menu?: Readonly<Partial<Record<MenuName, number>>> & {
    label: (words: Dictionary) => string;
    isOpen?: (content: Content) => boolean;
  };
  file?: string;
}

const stories = typeof siteStories === 'undefined' ? [] : siteStories;
const projectPages = typeof siteProjectPages === 'undefined' ? [] : siteProjectPages;
const notes = typeof siteNotes === 'undefined' ? [] : siteNotes;
const noteTags = typeof siteNoteTags === 'undefined' ? [] : siteNoteTags;
const ownPages = typeof siteOwnPages === 'undefined' ? [] : siteOwnPages;

const row = (page: Page) => page;
const entryRow = (path: string, entries: readonly string[]) => row({ path, entries, isAbsent: entries.length === 0 });

/**
 * Every page of the site. An id is also the folder in `src/pages/`, where the build finds `page.loader.ts`. How to add
 * one: docs/architecture.md.
 */
const pages = {
  home: row({ path: '/', menu: { main: 1, footer: 1, label: (words) => words.shell.pages.home } }),
  projects: row({ path: '/projects', menu: { main: 3, footer: 2, label: (words) => words.shell.pages.projects } }),
  story: entryRow('/projects/:entry', stories),
  'projects-page': entryRow('/projects/page/:entry', projectPages),
  novel: row({
    path: '/novel',
    isAbsent: typeof siteHasNovel !== 'undefined' && !siteHasNovel,
    menu: {
      main: 4,
      footer: 5,
      label: (words) => words.shell.pages.novel,
      isOpen: ({ novel }) => novel?.book.listed ?? false,
    },
  }),
  about: row({ path: '/about', menu: { main: 2, footer: 3, label: (words) => words.shell.pages.about } }),
  contact: row({ path: '/contact', menu: { main: 5, footer: 4, label: (words) => words.shell.pages.contact } }),
  cv: row({
    path: '/cv',
    isAbsent: typeof siteHasCv !== 'undefined' && !siteHasCv,
    titlesItself: true,
    menu: { footer: 6, label: (words) => words.cv.title },
  }),
  notes: row({
    path: '/notes',
    isAbsent: notes.length === 0,
    titlesItself: true,
    menu: { footer: 7, label: (words) => words.shell.pages.notes },
  }),
  note: entryRow('/notes/:entry', notes),
  tag: entryRow('/notes/tags/:entry', noteTags),
  'own-page': entryRow('/:entry', ownPages),
  'not-found': row({ path: null, file: '404' }),
  offline: row({ path: null }),
};

export type PageId = keyof typeof pages;

/**
 * The rows of the pages that this site has. Which those are is known at build time, not at compile time, so ids from
 * outside go through `isPageId`.
 */
export const pageRows = Object.fromEntries(Object.entries(pages).filter(([, { isAbsent }]) => !isAbsent)) as Readonly<
  Record<PageId, Page>
>;

export interface PageKey {
  page: PageId;
  language: Language;
  entry?: string | undefined;
}

export interface BuiltPage extends PageKey {
  address: string | null;
  file: string;
}

export function isPageId(id: string | undefined): id is PageId {
  return id !== undefined && Object.hasOwn(pageRows, id);
}

export const pageIds: readonly PageId[] = Object.keys(pageRows).filter(isPageId);

export const absentPages: readonly { id: string; path: string | null }[] = Object.entries(pages)
  .filter(([id]) => !isPageId(id))
  .map(([id, { path }]) => ({ id, path }));

export const pagesWithAddress: readonly PageId[] = pageIds.filter(
  (id) => pageRows[id].path !== null && !pageRows[id].entries,
);

/** Pages without entries that a site may lack. Their title in `content/site.yaml` is optional or conditional. */
export const optionalPages: readonly string[] = Object.entries(pages).flatMap(
  ([id, { isAbsent, path }]: [string, Page]) => (isAbsent === undefined || path?.includes(':') ? [] : [id]),
);

/** Pages that need a title and a description in `content/site.yaml`. */
export const pagesToTitle: readonly PageId[] = pagesWithAddress.filter((id) => !pageRows[id].titlesItself);

export function addressOf(id: PageId, language: Language, entry?: string): string | null {
  const path = pathOf(id, entry);
  return path === null ? null : localizeAddress(path, language);
}

export function pathOf(id: PageId, entry?: string): string | null {
  const { path, entries } = pageRows[id];
  if (path === null || (entries && (entry === undefined || !entries.includes(entry)))) return null;
  return entry === undefined ? path : path.replace(':entry', entry);
}

export function allPages(): BuiltPage[] {
  return pageIds.flatMap((id) =>
    (pageRows[id].entries ?? [undefined]).flatMap((entry) =>
      languages.map((language) => {
        const address = addressOf(id, language, entry);
        return { page: id, language, ...(entry && { entry }), address, file: fileOf(id, address, language) };
      }),
    ),
  );
}

// Static hosts may serve a page as a folder, with a trailing slash.
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** The page at an address; null for none, and for a former address, which is redirected. */
export function matchPage(pathname: string): PageKey | null {
  const { language, path } = parseAddress(pathname);
  if (withoutSlash(localizeAddress(path, language)) !== withoutSlash(pathname)) return null;
  const found = pageAt(path);
  return found && { ...found, language };
}

export function pageAt(path: string): Omit<PageKey, 'language'> | null {
  const plain = withoutSlash(path);
  for (const page of pageIds) {
    const { path: own, entries } = pageRows[page];
    if (own === plain && !entries) return { page };
    const entry = entries?.find((each) => own?.replace(':entry', each) === plain);
    if (entry) return { page, entry };
  }
  return null;
}

/** Addresses that pages with an own path would have without it, and their real ones. */
export function formerAddresses(): [from: string, to: string][] {
  const pages = allPages().flatMap(({ page, language, entry = '', address }) => {
    const path = languagePrefix(language) + (pageRows[page].path ?? '').replace(':entry', entry);
    return address === null ? [] : [{ from: withoutSlash(withBase(path)), to: address }];
  });
  const taken = new Set(pages.map(({ to }) => withoutSlash(to)));
  return pages.flatMap(({ from, to }) => (taken.has(from) ? [] : [[from, to]]));
}

export function hasPage(address: string): boolean {
  const { path } = parseAddress(withBase(address.replace(/[?#].*$/, '')));
  return !absentPages.some((absent) => absent.path !== null && coversAddress(absent.path, path));
}

// Marked as pure, so that browsers, which need neither, do not load them.

/** Ids of the pages whose path the owner can choose (`pages.<id>.path` in `content/site.yaml`). */
export const pagesWithOwnPath: readonly string[] = /* @__PURE__ */ (() => [
  ...Object.entries(pages).flatMap(([id, { path }]) =>
    id !== 'home' && path && !path.endsWith('/:entry') ? [id] : [],
  ),
  'tag',
  ...ownPages,
])();

/** The first parts of the addresses and files that the site uses itself, which no page of the owner can have. */
export const reservedNames: readonly string[] = /* @__PURE__ */ (() =>
  [
    ...Object.entries(pages).flatMap(([id, { path, file }]: [string, Page]) =>
      id === 'own-page' ? [] : [path?.split('/')[1] ?? file ?? id],
    ),
    ...languages,
    'api',
    'assets',
    'data',
    'files',
    'icons',
    'index',
    'og',
    'pictures',
  ].filter(Boolean))();

export function menuPages(name: MenuName): PageId[] {
  const place = (id: PageId) => pageRows[id].menu?.[name];
  return pageIds.filter((id) => place(id) !== undefined).sort((a, b) => (place(a) ?? 0) - (place(b) ?? 0));
}

/** Whether the menu links to the page; otherwise it is shown as not open yet. */
export function isOpen(id: PageId, content: Content): boolean {
  return pageRows[id].menu?.isOpen?.(content) ?? true;
}

export function pagesKeptOffline(content: Content): PageId[] {
  return menuPages('main').filter((id) => isOpen(id, content));
}

function fileOf(id: PageId, address: string | null, language: Language): string {
  if (address === null) return `${languagePrefix(language)}/${pageRows[id].file ?? id}.html`.slice(1);
  const path = withoutBase(address);
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
