import { defaultLanguage, languages, perLanguage, type Language, type Localized } from '#src/i18n/languages.ts';
import { inLang, type Text } from '#src/lib/text.ts';

// A global symbol, because the build loads this file more than once.
const mark = Symbol.for('languages that borrow a text');

interface Loan {
  from: Language;
  to: readonly Language[];
}
type Marked = Localized & { [mark]?: Loan };

/** Completes a text: languages without their own borrow the default's, or the first there is, and are marked. */
export function withBorrowed(written: Partial<Localized<string | null>>): Localized {
  const to = languages.filter((language) => typeof written[language] !== 'string');
  const from = [defaultLanguage, ...languages].find((language) => !to.includes(language)) ?? defaultLanguage;
  return marked(
    perLanguage((language) => written[language] ?? written[from] ?? ''),
    { from, to },
  );
}

export function changeText(text: Localized, change: (text: string) => string): Localized {
  return marked(
    perLanguage((language) => change(text[language])),
    (text as Marked)[mark],
  );
}

function marked(text: Localized, loan: Loan | undefined): Localized {
  return loan && loan.to.length > 0 ? Object.defineProperty(text, mark, { value: loan }) : text;
}

/** Gives texts as the pages of a language show them. */
export function sayIn(language: Language) {
  function say(text: Localized): Text;
  function say(text: Localized | undefined): Text | undefined;
  function say(text: Localized | undefined): Text | undefined {
    return text && inLang(text[language], isBorrowed(text, language) ? shownIn(text, language) : undefined);
  }
  return say;
}

/** The language in which a page shows a text. */
export function shownIn(text: Localized, language: Language): Language {
  const loan = (text as Marked)[mark];
  return loan?.to.includes(language) ? loan.from : language;
}

/** True for a text that a language takes from another. */
export function isBorrowed(text: unknown, language: Language): boolean {
  return (text as Marked | undefined)?.[mark]?.to.includes(language) ?? false;
}
