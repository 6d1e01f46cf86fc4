import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Picture } from '#src/lib/picture.ts';
import type { Content } from './content.ts';

/** What a page's data is picked from, once for each language. */
export interface DataSource {
  content: Content;
  language: Language;
  words: Dictionary;
  /** The prepared picture for a path below `content/images/`. */
  picture: (path: string) => Picture;
  /** The public address of a file below `content/files/`. */
  file: (path: string) => string;
  /** Size in bytes of a file below `content/files/`. */
  fileSize: (path: string) => number;
}
