import type { DataSource, LinkedPage, LocalizedLoader, SharedLoader, SharedSource } from '#src/content/data-source.ts';
import { ownTexts } from '#src/content/owner/own-texts.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import type { PageHead } from '#src/content/page-head.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { defaultLanguage, type Language } from '#src/i18n/languages.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import { withBase } from '#src/lib/site-base.ts';
import { addressOf, hasPage, isOpen, isPageId, matchPage, menuPages, pageRows, type PageId } from './pages.ts';

interface HeadModule {
  head: (source: DataSource, entry: string) => PageHead;
}

interface PageLoader {
  loader: (source: DataSource, entry: string) => object;
}

/** It has one of the two, or is a part of other loaders. */
type DataLoader = Partial<LocalizedLoader & SharedLoader>;

const loaders = import.meta.glob<PageLoader>('/src/pages/*/page.loader.ts', { eager: true });
const dataLoaders = import.meta.glob<DataLoader>(
  ['/src/{app,assistant,features}/**/*.loader.ts', '!/src/app/site.loader.ts'],
  {
    eager: true,
  },
);
const heads = import.meta.glob<HeadModule>('/src/pages/*/head.ts', { eager: true });

export { absentPages, allPages, pageIds, pagesKeptOffline, pagesWithAddress } from './pages.ts';

/** What the loaders of a language read. `words` are that language's, unless a test brings its own. */
export function dataSource(
  shared: SharedSource,
  language: Language,
  words: Dictionary = wordsIn(shared.content, language),
): DataSource {
  const inEach = (other: Language) => (other === language ? words : wordsIn(shared.content, other));
  return {
    ...shared,
    language,
    words,
    wordsIn: inEach,
    texts: ownTexts(shared.content.texts, words, language),
    address: (page, other = language) => addressIn(page, other),
    addressIfAny: (page) => (isPageId(page) ? addressOf(page, language) : null),
    entryAddress: (page, entry, other = language) => (isPageId(page) ? addressOf(page, other, entry) : null),
    link: (address) => linkIn(address, language),
    hasPage,
    menu: (name, other = language) =>
      menuPages(name).map((page) => ({
        page,
        label: pageRows[page].menu?.label(inEach(other)) ?? page,
        address: isOpen(page, shared.content) ? addressOf(page, other) : null,
      })),
  };
}

function addressIn(page: LinkedPage, language: Language): string {
  const address = isPageId(page) ? addressOf(page, language) : null;
  if (address === null) throw new Error(`src/app/pages.ts has no page "${page}" with an address.`);
  return address;
}

function linkIn(address: string, language: Language): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  const page = matchPage(withBase(address.replace(/[?#].*$/, '')));
  return page?.language === defaultLanguage ? localizeAddress(address, language) : withBase(address);
}

/** The entries of a page that has one page for each. */
export function entriesOf(page: PageId): readonly string[] | undefined {
  return pageRows[page].entries;
}

/** What a page's component is given, made by its `page.loader.ts`. */
export function pageData(page: PageId, source: DataSource, entry = ''): object {
  return moduleOf(loaders, page, 'page.loader.ts').loader(source, entry);
}

/** Title, description and things of a page, made by its `head.ts`. */
export function pageHead(page: PageId, source: DataSource, entry = ''): PageHead {
  return moduleOf(heads, page, 'head.ts').head(source, entry);
}

/** What makes the module `virtual:data/<path>`, from `src/<path>.loader.ts`. */
export function dataLoader(path: string): DataLoader {
  const module = dataLoaders[`/src/${path}.loader.ts`];
  if (!module?.loader && !module?.sharedLoader)
    throw new Error(`There is no src/${path}.loader.ts that exports "loader" or "sharedLoader".`);
  return module;
}

function moduleOf<Module>(modules: Record<string, Module>, page: PageId, file: string): Module {
  const path = `src/pages/${page}/${file}`;
  const module = modules[`/${path}`];
  if (!module) throw new Error(`The page "${page}" of src/app/pages.ts has no ${path}.`);
  return module;
}
