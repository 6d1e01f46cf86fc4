/** The site's languages. Spanish is the default and lives at the bare addresses; English lives under `/en`. */
export const languages = ['es', 'en'] as const;

export type Language = (typeof languages)[number];

/** One value for each language. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

/** True when a stored or typed value names a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return value === 'es' || value === 'en';
}

/** The language that the language switch leads to. */
export function otherLanguage(language: Language): Language {
  return language === 'es' ? 'en' : 'es';
}
