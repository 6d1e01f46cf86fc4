/** The languages whose interface words ship (`es.ts`, `en.ts`); every other one needs a file, `content/words/<code>.yaml`. */
export const shippedLanguages = ['es', 'en'] as const;

/** A language whose interface words ship. */
export type ShippedLanguage = (typeof shippedLanguages)[number];

/** Any other: its code is known when the site is built, not to the compiler, for which this stands for all of them. */
type BroughtLanguage = 'a language that the owner brings';

/** A language of the site. Which ones it has is the owner's to say, so no code may count on having `es` and `en`. */
export type Language = ShippedLanguage | BroughtLanguage;

/** One value for each language. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

/**
 * The site's languages: `languages` of `content/site.yaml`, which the build writes in here. The first has the bare
 * addresses, the others live under a prefix.
 */
export const languages: readonly Language[] = typeof siteLanguages === 'undefined' ? shippedLanguages : siteLanguages;

/** True when the words of a language ship. */
export function isShipped(language: string): language is ShippedLanguage {
  return (shippedLanguages as readonly string[]).includes(language);
}

/** The language of the bare addresses. */
export const defaultLanguage: Language = languages[0] ?? shippedLanguages[0];

/** True when a stored or typed value names a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The language of this name, or the default where the site has none. */
export function languageNamed(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage;
}

/** One value for each of the site's languages. */
export function perLanguage<T>(make: (language: Language) => T): Localized<T> {
  return Object.fromEntries(languages.map((each) => [each, make(each)])) as Localized<T>;
}

/** The first language that is not this one. */
export function otherLanguage(language: Language): Language {
  return languages.find((each) => each !== language) ?? language;
}

/** All languages, a page's own first. */
export function languagesFrom(own: Language): Language[] {
  return [own, ...languages.filter((each) => each !== own)];
}
