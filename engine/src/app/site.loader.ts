import { textIn } from '#src/content/articles/articles.ts';
import { sayIn } from '#src/content/borrowed.ts';
import type { Content } from '#src/content/content.ts';
import type {
  DataSource,
  LocalizedLoader,
  MenuItem,
  MenuName,
  SharedLoader,
  SharedSource,
} from '#src/content/data-source.ts';
import { pageOfProject } from '#src/content/owner/filters.ts';
import { ownTexts } from '#src/content/owner/own-texts.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import type { PageHead } from '#src/content/page-head.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { defaultLanguage, type Language } from '#src/i18n/languages.ts';
import { localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import { withBase } from '#src/lib/site-base.ts';
import { inLang } from '#src/lib/text.ts';
import type { PageModule } from './components.ts';
import { addressOf, hasPage, isOpen, isPageId, menuPages, pageAt, pageRows, type PageId } from './pages.ts';

/** A data loader has one of the two; other modules of that name only export helpers. */
type DataLoader = Partial<LocalizedLoader & SharedLoader>;

const pageModules = import.meta.glob<PageModule>('/src/pages/*/page.loader.ts', { eager: true });
const dataLoaders = import.meta.glob<DataLoader>(
  ['/src/{app,assistant,features}/**/*.loader.ts', '!/src/app/site.loader.ts'],
  { eager: true },
);

export * from './pages.ts';

/** What loaders read for one language. `words` defaults to that language's dictionary. */
export function dataSource(
  shared: SharedSource,
  language: Language,
  words: Dictionary = wordsIn(shared.content, language),
): DataSource {
  const inEach = (other: Language) => (other === language ? words : wordsIn(shared.content, other));
  const addressIfAny = (page: string, other = language, entry?: string) =>
    isPageId(page) ? addressOf(page, other, entry) : null;
  return {
    ...shared,
    language,
    words,
    wordsIn: inEach,
    texts: ownTexts(shared.content.texts, words, language),
    say: sayIn(language),
    address: (page, other) => {
      const address = addressIfAny(page, other);
      if (address === null) throw new Error(`src/app/pages.ts has no page "${page}" with an address.`);
      return address;
    },
    addressIfAny,
    entryAddress: (page, entry, other) => addressIfAny(page, other, entry),
    link: (address) => linkIn(address, language, shared.content),
    hasPage,
    menu: (name, other = language) => [
      ...menuPages(name).map((page) => ({
        page,
        label: pageRows[page].menu?.label(inEach(other)) ?? page,
        address: isOpen(page, shared.content) ? addressOf(page, other) : null,
      })),
      ...ownPagesIn(name, shared.content, other),
    ],
  };
}

function ownPagesIn(name: MenuName, { ownPages }: Content, language: Language): MenuItem[] {
  return ownPages.flatMap((own) => {
    const { text, lang } = textIn(own, language);
    if (text.menu !== name || !isPageId('own-page')) return [];
    const address = addressOf('own-page', language, own.name);
    return [{ page: 'own-page', entry: own.name, label: inLang(text.title, lang), address }];
  });
}

function linkIn(address: string, language: Language, content: Content): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  const rest = /[?#].*$/s.exec(address)?.[0] ?? '';
  const at = parseAddress(withBase(address.slice(0, address.length - rest.length)));
  const found = pageAt(at.path);
  if (!found) return withBase(address);
  const own = at.language === defaultLanguage ? language : at.language;
  const isEntry = found.page === 'projects' && rest.startsWith('#') && isPageId('projects-page');
  const listed = isEntry ? addressOf('projects-page', own, pageOfProject(rest.slice(1), content)) : null;
  return (listed ?? localizeAddress(at.path, own)) + rest;
}

export function pageData(page: PageId, source: DataSource, entry = ''): object {
  return pageModule(page).loader(source, entry);
}

export function pageHead(page: PageId, source: DataSource, entry = ''): PageHead {
  return pageModule(page).head(source, entry);
}

/** The loader behind `virtual:data/<path>`: `src/<path>.loader.ts`. */
export function dataLoader(path: string): DataLoader {
  const module = dataLoaders[`/src/${path}.loader.ts`];
  if (!module?.loader && !module?.sharedLoader)
    throw new Error(`There is no src/${path}.loader.ts that exports "loader" or "sharedLoader".`);
  return module;
}

function pageModule(page: PageId): PageModule {
  const path = `src/pages/${page}/page.loader.ts`;
  const module = pageModules[`/${path}`];
  if (!module?.head) throw new Error(`The page "${page}" of src/app/pages.ts has no ${path} with "loader" and "head".`);
  return module;
}
