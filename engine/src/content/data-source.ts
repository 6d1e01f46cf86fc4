import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language, Localized } from '#src/i18n/languages.ts';
import type { Picture } from '#src/lib/picture.ts';
import type { Text } from '#src/lib/text.ts';
import type { sayIn } from './borrowed.ts';
import type { Content } from './content.ts';
import type { Project } from './schemas/project.ts';
import type { OwnTexts } from './owner/own-texts.ts';

export type DrawnKind = 'cover' | 'icon';

/** What loaders read for data that is the same in every language. */
export interface SharedSource {
  content: Content;
  /** The prepared picture for a path relative to `content/images/`. */
  picture: (path: string) => Picture;
  /** The generated picture or icon of a project without its own. */
  drawn: (kind: DrawnKind, project: Pick<Project, 'title' | 'tags'>) => Picture;
  file: (path: string) => string;
  fileSize: (path: string) => number;
  /** Languages in which the CV has no PDF, because no font has its letters. */
  cvWithoutPdf?: readonly Language[];
  /** Days with contributions in the last year, at build time; null if unknown. */
  activeDays?: number | null;
}

/** What loaders read for data that differs by language. */
export interface DataSource extends SharedSource {
  language: Language;
  words: Dictionary;
  wordsIn: (language: Language) => Dictionary;
  texts: OwnTexts;
  /** A text as the pages of the language show it. */
  say: ReturnType<typeof sayIn>;
  /** The address of a page by id (`src/app/pages.ts`), in the source's language by default. */
  address: (page: LinkedPage, language?: Language) => string;
  /** The same for a page that the site may omit: null if it does. */
  addressIfAny: (page: LinkedPage) => string | null;
  /** The address of an entry's own page; null if it has none. */
  entryAddress: (page: EntryPage, entry: string, language?: Language) => string | null;
  /** An address from the content with the site's base path and, if it has none, this language's prefix. */
  link: (address: string) => string;
  hasPage: (address: string) => boolean;
  menu: (name: MenuName, language?: Language) => MenuItem[];
}

/** Ids of the pages (`src/app/pages.ts`) that content can link to. */
export type LinkedPage = 'home' | 'projects' | 'about' | 'contact' | 'novel' | 'cv' | 'notes';

/** Ids of the pages that have one page per entry. */
export type EntryPage = 'story' | 'projects-page' | 'note' | 'tag' | 'own-page';

export type PageAddresses = Localized<Readonly<Partial<Record<LinkedPage, string>>>>;

export type MenuName = 'main' | 'footer';

export interface MenuItem {
  page: string;
  entry?: string;
  label: Text;
  address: string | null;
}

/** A module that makes data per language: `export function loader(source) { … }`. */
export interface LocalizedLoader {
  loader: (source: DataSource) => object | null;
  /** A first build calls it only when the assistant is trained. */
  needsTraining?: boolean;
}

/** A module whose data has no language and is sent once: `export function sharedLoader(source) { … }`. */
export interface SharedLoader {
  sharedLoader: (source: SharedSource) => object;
}

/** Exports of `virtual:data/…` for a {@link LocalizedLoader}: a fetch function per language. */
export type LocalizedData<Module extends LocalizedLoader> = Localized<() => Promise<ReturnType<Module['loader']>>>;

/** The export of `virtual:data/…` for a {@link SharedLoader}. */
export type SharedData<Module extends SharedLoader> = () => Promise<ReturnType<Module['sharedLoader']>>;
