import type { Language, Localized } from '#src/i18n/languages.ts';

type InLanguage<T> =
  T extends Localized<infer Text>
    ? InLanguage<Text>
    : T extends readonly (infer Item)[]
      ? InLanguage<Item>[]
      : T extends object
        ? { [Key in keyof T]: InLanguage<T[Key]> }
        : T;

/** A part of the content with its texts in one language, each on one line. */
export function inLanguage<T>(value: T, language: Language): InLanguage<T>;
export function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map((each) => inLanguage<unknown>(each, language));
  if (typeof value !== 'object' || value === null) return value;
  if (language in value) return inLanguage<unknown>((value as Localized<unknown>)[language], language);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inLanguage<unknown>(each, language)]));
}
