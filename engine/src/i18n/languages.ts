/** Languages whose dictionary ships with the engine; any other needs `content/words/<code>.yaml`. */
export const shippedLanguages = ['es', 'en'] as const;

export type ShippedLanguage = (typeof shippedLanguages)[number];

/** All other codes, which are known at build time but not to the compiler. */
type BroughtLanguage = 'a language that the owner brings';

/** A language of the site. The owner chooses them, so code must not assume that `es` and `en` exist. */
export type Language = ShippedLanguage | BroughtLanguage;

export type Localized<T = string> = Readonly<Record<Language, T>>;

/** `languages` of `content/site.yaml`, set by the build. The first has addresses without a prefix. */
export const languages: readonly Language[] = typeof siteLanguages === 'undefined' ? shippedLanguages : siteLanguages;

export function isShipped(language: string): language is ShippedLanguage {
  return (shippedLanguages as readonly string[]).includes(language);
}

export const defaultLanguage: Language = languages[0] ?? shippedLanguages[0];

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

export function languageNamed(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage;
}

let names: Intl.DisplayNames | undefined;

/** True for the code of any language, whether the site has it or not. */
export function isLanguageCode(code: string): boolean {
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return /^[a-z]{2,3}$/.test(code) && names.of(code) !== undefined;
}

/** The language that most people speak in the country with this code (`cz`: `cs`); empty if there is no such country. */
export function languageOfCountry(code: string): string {
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  if (!/^[a-z]{2}$/i.test(code) || !countries.of(code.toUpperCase())) return '';
  return new Intl.Locale(`und-${code}`).maximize().language;
}

export function perLanguage<T>(make: (language: Language) => T): Localized<T> {
  return Object.fromEntries(languages.map((each) => [each, make(each)])) as Localized<T>;
}

/** True for a value in each language. Only languages are its keys: `id` and `to` are languages and names of fields. */
export function isLocalized(value: object): value is Localized<unknown> {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(isLanguage);
}

export function languagesFrom(own: Language): Language[] {
  return [own, ...languages.filter((each) => each !== own)];
}
