import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language, Localized } from '#src/i18n/languages.ts';
import type { Picture } from '#src/lib/picture.ts';
import type { Content } from './content.ts';
import type { Project } from './schemas/project.ts';
import type { OwnTexts } from './owner/own-texts.ts';

export type DrawnKind = 'cover' | 'icon';

/** What a loader reads when its data is the same in every language. */
export interface SharedSource {
  content: Content;
  /** The prepared picture for a path below `content/images/`. */
  picture: (path: string) => Picture;
  /** The picture or the sign that is drawn for a project which has none. */
  drawn: (kind: DrawnKind, project: Pick<Project, 'title' | 'tags'>) => Picture;
  /** The public address of a file below `content/files/`. */
  file: (path: string) => string;
  /** Size in bytes of a file below `content/files/`. */
  fileSize: (path: string) => number;
}

/** What a loader reads that makes its data once for each language. */
export interface DataSource extends SharedSource {
  language: Language;
  words: Dictionary;
  /** The interface's words in another language. */
  wordsIn: (language: Language) => Dictionary;
  /** The owner's own sentences. */
  texts: OwnTexts;
  /** The address of a page, by its id in `src/app/pages.ts`; in the source's language unless another is given. */
  address: (page: LinkedPage, language?: Language) => string;
  /** The same, where the site can do without the page: null when it does. */
  addressIfAny: (page: LinkedPage) => string | null;
  /** The address of an entry that has a page of its own; null for one that has none. */
  entryAddress: (page: 'story', entry: string, language?: Language) => string | null;
  /**
   * An address as the content has it, for a link on this page: in the site's place, and to a page in this language where it
   * names none.
   */
  link: (address: string) => string;
  /** False for an address of this site whose page it goes without. */
  hasPage: (address: string) => boolean;
  /** The entries of a menu, in their order. */
  menu: (name: MenuName, language?: Language) => MenuItem[];
}

/** The pages of `src/app/pages.ts` that something made of the content leads to. */
export type LinkedPage = 'home' | 'projects' | 'about' | 'contact' | 'novel';

/** Their addresses in each language; none for a page that the site goes without. */
export type PageAddresses = Localized<Readonly<Partial<Record<LinkedPage, string>>>>;

export type MenuName = 'main' | 'footer';

/** One entry of a menu; without an address it is shown as not yet open. */
export interface MenuItem {
  page: string;
  label: string;
  address: string | null;
}

/** A module that makes its data once for each language: `export function loader(source) { … }`. */
export interface LocalizedLoader {
  loader: (source: DataSource) => object | null;
}

/** A module whose data has no language: `export function sharedLoader(source) { … }`. It is written and sent once. */
export interface SharedLoader {
  sharedLoader: (source: SharedSource) => object;
}

/** What `virtual:data/…` exports for a {@link LocalizedLoader}: for each language, how a browser gets its data. */
export type LocalizedData<Module extends LocalizedLoader> = Localized<() => Promise<ReturnType<Module['loader']>>>;

/** What `virtual:data/…` exports for a {@link SharedLoader}. */
export type SharedData<Module extends SharedLoader> = () => Promise<ReturnType<Module['sharedLoader']>>;
