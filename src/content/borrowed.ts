import { defaultLanguage, languages, perLanguage, type Language, type Localized } from '#src/i18n/languages.ts';

// Of the whole program: the build loads this file more than once.
const mark = Symbol.for('languages that borrow a text');

type Marked = Localized & { [mark]?: readonly Language[] };

/** A text in each language, from those that were written: the others borrow the default's, and that is noted. */
export function withBorrowed(written: Partial<Localized>): Localized {
  const borrowing = languages.filter((language) => written[language] === undefined);
  return marked(
    perLanguage((language) => written[language] ?? written[defaultLanguage] ?? ''),
    borrowing,
  );
}

/** A text, changed in each language; what was borrowed stays so. */
export function changeText(text: Localized, change: (text: string) => string): Localized {
  return marked(
    perLanguage((language) => change(text[language])),
    (text as Marked)[mark] ?? [],
  );
}

function marked(text: Localized, borrowing: readonly Language[]): Localized {
  return borrowing.length > 0 ? Object.defineProperty(text, mark, { value: borrowing }) : text;
}

/** For each field whose text is not in the page's language, the one that it is in: for its `lang`. */
export type Langs<Field extends string> = { readonly [Name in Field]?: Language } | undefined;

/** For each text of a list that is not in the page's language, the one that it is in: for its `lang`. */
export type ListLangs = Readonly<Record<string, Language>> | undefined;

/** The texts of a list that are borrowed in a language, by what they say; undefined where all are its own. */
export function langsAmong(texts: readonly Localized[], language: Language): ListLangs {
  const borrowed = texts.filter((text) => isBorrowed(text, language));
  if (borrowed.length === 0) return undefined;
  return Object.fromEntries(borrowed.map((text) => [text[language], defaultLanguage]));
}

/** The texts of an entry that are borrowed in a language; undefined, and so no data, where all are its own. */
export function langsOf<Entry extends object>(entry: Entry, language: Language): Langs<keyof Entry & string> {
  const borrowed = Object.entries(entry).filter(([, text]) => isBorrowed(text, language));
  if (borrowed.length === 0) return undefined;
  return Object.fromEntries(borrowed.map(([field]) => [field, defaultLanguage])) as Langs<keyof Entry & string>;
}

function isBorrowed(text: unknown, language: Language): boolean {
  return (text as Marked | undefined)?.[mark]?.includes(language) ?? false;
}
