import { defaultLanguage, languages, perLanguage, type Language, type Localized } from '#src/i18n/languages.ts';
import { inLang, type Text } from '#src/lib/text.ts';

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

/** Gives texts as the pages of a language show them. */
export function sayIn(language: Language) {
  function say(text: Localized): Text;
  function say(text: Localized | undefined): Text | undefined;
  function say(text: Localized | undefined): Text | undefined {
    return text && inLang(text[language], isBorrowed(text, language) ? defaultLanguage : undefined);
  }
  return say;
}

/** The language in which a page shows a text. */
export function shownIn(text: Localized, language: Language): Language {
  return isBorrowed(text, language) ? defaultLanguage : language;
}

/** True for a text that a language takes from the default. */
export function isBorrowed(text: unknown, language: Language): boolean {
  return (text as Marked | undefined)?.[mark]?.includes(language) ?? false;
}
