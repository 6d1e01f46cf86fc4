import { defaultLanguage, languages, perLanguage, type Language, type Localized } from '#src/i18n/languages.ts';

// A global symbol, because the build loads this file more than once.
const mark = Symbol.for('languages that borrow a text');

type Marked = Localized & { [mark]?: readonly Language[] };

/** Completes a text: languages without their own borrow the default's and are marked as borrowing. */
export function withBorrowed(written: Partial<Localized>): Localized {
  const borrowing = languages.filter((language) => written[language] === undefined);
  return marked(
    perLanguage((language) => written[language] ?? written[defaultLanguage] ?? ''),
    borrowing,
  );
}

export function changeText(text: Localized, change: (text: string) => string): Localized {
  return marked(
    perLanguage((language) => change(text[language])),
    (text as Marked)[mark] ?? [],
  );
}

function marked(text: Localized, borrowing: readonly Language[]): Localized {
  return borrowing.length > 0 ? Object.defineProperty(text, mark, { value: borrowing }) : text;
}

/** The language of each field that is not in the page's language, for `lang` attributes. */
export type Langs<Field extends string> = { readonly [Name in Field]?: Language } | undefined;

/** The language of each text of a list that is not in the page's language, for `lang` attributes. */
export type ListLangs = Readonly<Record<string, Language>> | undefined;

/** Keyed by text; undefined when none is borrowed. */
export function langsAmong(texts: readonly Localized[], language: Language): ListLangs {
  const borrowed = texts.filter((text) => isBorrowed(text, language));
  if (borrowed.length === 0) return undefined;
  return Object.fromEntries(borrowed.map((text) => [text[language], defaultLanguage]));
}

/** Undefined, and so absent from page data, when none is borrowed. */
export function langsOf<Entry extends object>(entry: Entry, language: Language): Langs<keyof Entry & string> {
  const borrowed = Object.entries(entry).filter(([, text]) => isBorrowed(text, language));
  if (borrowed.length === 0) return undefined;
  return Object.fromEntries(borrowed.map(([field]) => [field, defaultLanguage])) as Langs<keyof Entry & string>;
}

/** True for a text that a language takes from the default. */
export function isBorrowed(text: unknown, language: Language): boolean {
  return (text as Marked | undefined)?.[mark]?.includes(language) ?? false;
}
