import { isLanguage, languages, type Language } from '#src/i18n/languages.ts';

/** The languages that the assistant has learned: each has a folder in `language/`. */
const learned: readonly string[] = ['es', 'en'];

/** True for a language of the site that the assistant speaks. */
export function isSpoken(language: unknown): language is Language {
  return isLanguage(language) && learned.includes(language);
}

/** The languages that the assistant speaks on this site. */
export const spokenLanguages: readonly Language[] = languages.filter(isSpoken);
