import { en } from './en.ts';
import { es } from './es.ts';
import type { ShippedLanguage } from './languages.ts';

/** Every text of the interface. Built into each page's data, so a browser only receives its own language. */
export type Dictionary = typeof es;

/** The shipped dictionaries. For any language of the site, use `wordsIn` (`src/content/owner/words.ts`). */
export const dictionaries: Readonly<Record<ShippedLanguage, Dictionary>> = { es, en };
