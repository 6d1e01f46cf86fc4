import type { ComponentProps, ComponentType } from 'react';
import type { Content } from '#src/content/content.ts';
import type { DataSource, MenuName } from '#src/content/data-source.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { languagePrefix, localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { withoutBase } from '#src/lib/site-base.ts';

/** One row of the table: a page in all its languages. */
interface Page<Data> {
  /** Its address in the default language; the others have it under their prefix. Null: shown in place of other pages, with no address of its own. */
  path: string | null;
  /** The names that stand for `:entry` in its path, each with a page of its own made by the same loader. */
  entries?: readonly string[];
  /** False for a page that the site goes without; the build knows, so that its code is not built either. */
  component: false | (() => Promise<ComponentType<{ data: Data }>>);
  /** Its entry in the menus. What the main menu leads to is kept for offline too. */
  menu?: Readonly<Record<MenuName, number>> & {
    label: (words: Dictionary) => string;
    /** Whether its entry leads there already; otherwise it is shown as not yet open. */
    isOpen?: (content: Content) => boolean;
  };
  /** The name of its file, where that is not its id. */
  file?: string;
}

/** False when the content has no novel. */
const hasNovel = typeof siteHasNovel === 'undefined' || siteHasNovel;

/** The stories of the content, by the name in their address; none where nobody has told. */
const stories = typeof siteStories === 'undefined' ? [] : siteStories;

interface PageModule {
  loader: (source: DataSource, entry: string) => object | null;
}

/** Has the compiler match what the page's loader returns with what its component takes. */
function page<Loader extends PageModule>(row: Page<ReturnType<Loader['loader']>>) {
  return row;
}

/**
 * Every page of the site. An id is also the name of the page's folder, `src/pages/<id>/`, where the build finds
 * `page.loader.ts` and `head.ts`. How to add one: docs/architecture.md.
 */
const pages = {
  home: page<typeof import('#src/pages/home/page.loader.ts')>({
    path: '/',
    component: () => import('#src/pages/home/page.tsx').then((module) => module.HomePage),
    menu: { main: 1, footer: 1, label: (words) => words.shell.pages.home },
  }),
  projects: page<typeof import('#src/pages/projects/page.loader.ts')>({
    path: '/projects',
    component: () => import('#src/pages/projects/page.tsx').then((module) => module.ProjectsPage),
    menu: { main: 3, footer: 2, label: (words) => words.shell.pages.projects },
  }),
  story: page<typeof import('#src/pages/story/page.loader.ts')>({
    path: '/projects/:entry',
    entries: stories,
    component: stories.length > 0 && (() => import('#src/pages/story/page.tsx').then((module) => module.StoryPage)),
  }),
  novel: page<typeof import('#src/pages/novel/page.loader.ts')>({
    path: '/novel',
    component: hasNovel && (() => import('#src/pages/novel/page.tsx').then((module) => module.NovelPage)),
    menu: {
      main: 4,
      footer: 5,
      label: (words) => words.shell.pages.novel,
      isOpen: ({ novel }) => novel?.book.listed ?? false,
    },
  }),
  about: page<typeof import('#src/pages/about/page.loader.ts')>({
    path: '/about',
    component: () => import('#src/pages/about/page.tsx').then((module) => module.AboutPage),
    menu: { main: 2, footer: 3, label: (words) => words.shell.pages.about },
  }),
  contact: page<typeof import('#src/pages/contact/page.loader.ts')>({
    path: '/contact',
    component: () => import('#src/pages/contact/page.tsx').then((module) => module.ContactPage),
    menu: { main: 5, footer: 4, label: (words) => words.shell.pages.contact },
  }),
  'not-found': page<typeof import('#src/pages/not-found/page.loader.ts')>({
    path: null,
    component: () => import('#src/pages/not-found/page.tsx').then((module) => module.NotFoundPage),
    file: '404',
  }),
  offline: page<typeof import('#src/pages/offline/page.loader.ts')>({
    path: null,
    component: () => import('#src/pages/offline/page.tsx').then((module) => module.OfflinePage),
  }),
};

export type PageId = keyof typeof pages;

/** What each page's component is given, which is what its loader returned. */
export type PageData = {
  [Id in PageId]: ComponentProps<Awaited<ReturnType<Exclude<(typeof pages)[Id]['component'], false>>>>['data'];
};

type Shown<Row extends { component: unknown }> = Row & { component: Exclude<Row['component'], false> };

type PageRows = { readonly [Id in PageId]: Shown<Page<PageData[Id]>> };

/**
 * The rows of the pages that the site has, for code that handles whichever page it is given. Which those are, the build
 * knows and the compiler cannot: everything that has a name from elsewhere asks `isPageId`.
 */
export const pageRows = Object.fromEntries(Object.entries(pages).filter(([, { component }]) => component)) as PageRows;

/** One page in one language. */
export interface PageKey {
  page: PageId;
  language: Language;
  /** Which of its entries, for a page that has one for each. */
  entry?: string | undefined;
}

/** One prerendered page. */
export interface BuiltPage extends PageKey {
  address: string | null;
  /** The file that it is written to, below the site's root. */
  file: string;
}

/** A page of the table that the site goes without. */
export interface AbsentPage {
  id: string;
  path: string | null;
}

/** True for the id of a page. */
export function isPageId(id: string | undefined): id is PageId {
  return id !== undefined && Object.hasOwn(pageRows, id);
}

export const pageIds: readonly PageId[] = Object.keys(pageRows).filter(isPageId);

/** The pages that the site goes without. */
export const absentPages: readonly AbsentPage[] = Object.entries(pages)
  .filter(([id]) => !isPageId(id))
  .map(([id, { path }]) => ({ id, path }));

/** The pages that have an address of their own; for each of them `content/site.yaml` has a title and a description. */
export const pagesWithAddress: readonly PageId[] = pageIds.filter(
  (id) => pageRows[id].path !== null && !pageRows[id].entries,
);

/** The address of a page in a language; null when it has none of its own, or no such entry. */
export function addressOf(id: PageId, language: Language, entry?: string): string | null {
  const { path, entries } = pageRows[id];
  if (path === null || (entries && (entry === undefined || !entries.includes(entry)))) return null;
  return localizeAddress(entry === undefined ? path : path.replace(':entry', entry), language);
}

/** True when both show the same, in whichever languages. */
export function isSamePage(one: Omit<PageKey, 'language'> | null, other: Omit<PageKey, 'language'>): boolean {
  return one?.page === other.page && one.entry === other.entry;
}

/** All prerendered pages. */
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

/** The page behind an address, or null when there is none. */
export function matchPage(pathname: string): PageKey | null {
  const { language, path } = parseAddress(pathname);
  // Hosts of plain files show a page as a folder.
  const plain = path.replace(/(.)\/$/, '$1');
  for (const page of pageIds) {
    const { path: own, entries } = pageRows[page];
    if (own === plain && !entries) return { page, language };
    const entry = entries?.find((each) => own?.replace(':entry', each) === plain);
    if (entry) return { page, language, entry };
  }
  return null;
}

/** False for the address of a page that the site goes without. */
export function hasPage(address: string): boolean {
  const [path] = address.split(/[?#]/);
  return !absentPages.some((absent) => absent.path === path);
}

/** True for a page in whose folder the other stands: that of projects for a story. */
export function isAbove(id: string, page: PageId): boolean {
  const path = isPageId(id) ? pageRows[id].path : null;
  return path !== null && (pageRows[page].path?.startsWith(`${path}/`) ?? false);
}

/** The pages of a menu, in its order. */
export function menuPages(name: MenuName): PageId[] {
  const place = (id: PageId) => pageRows[id].menu?.[name];
  return pageIds.filter((id) => place(id) !== undefined).sort((a, b) => (place(a) ?? 0) - (place(b) ?? 0));
}

/** True when the menus lead to the page; false while they show it as not yet open. */
export function isOpen(id: PageId, content: Content): boolean {
  return pageRows[id].menu?.isOpen?.(content) ?? true;
}

/** The pages that are kept for offline without having been visited. */
export function pagesKeptOffline(content: Content): PageId[] {
  return menuPages('main').filter((id) => isOpen(id, content));
}

function fileOf(id: PageId, address: string | null, language: Language): string {
  if (address === null) return `${languagePrefix(language)}/${pageRows[id].file ?? id}.html`.slice(1);
  const path = withoutBase(address);
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
