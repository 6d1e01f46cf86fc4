import { isLanguage, languages, type Language } from '#src/i18n/languages.ts';

/** The languages that the assistant has learned: each has a folder in `language/`. */
const learned = ['es', 'en'] as const satisfies readonly Language[];

type LearnedLanguage = (typeof learned)[number];

/** True for a language of the site that the assistant speaks. */
export function isSpoken(language: unknown): language is Language {
  return isLanguage(language) && isLearned(language);
}

function isLearned(language: Language): language is LearnedLanguage {
  return (learned as readonly Language[]).includes(language);
}

/**
 * What the assistant has for a language that it has learned.
 * @throws for any other, which must not get that far.
 */
export function ofLearned<T>(each: Readonly<Record<LearnedLanguage, T>>, language: Language): T {
  if (!isLearned(language)) throw new Error(`The assistant has not learned "${language}".`);
  return each[language];
}

/** The languages that the assistant speaks on this site. */
export const spokenLanguages: readonly Language[] = languages.filter(isSpoken);
