import type { DataSource } from '#src/content/data-source.ts';
import { isLocalized, type Language } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/fold-text.ts';
import type { CheckWords } from './unsupported.ts';

/** Fields with names in small letters: what visitors may type. */
const typed = new Set(['keywords', 'aliases', 'questions', 'answers']);
/** A language in which so many words within sentences have capitals writes its nouns so. */
const shareOfCapitals = 0.25;

/**
 * Data of a language for checking a language model's reply: words of the interface, and those that the content writes in
 * small letters.
 */
export function loader({ content, language, words }: Pick<DataSource, 'content' | 'language' | 'words'>): CheckWords {
  const own = textsIn(words, language);
  const within = own.flatMap((text) => text.match(/(?<=\p{Ll},? )\p{L}+/gu) ?? []);
  const capitalNouns = within.filter((word) => /^\p{Lu}/u.test(word)).length > within.length * shareOfCapitals;
  const isCased = within.some((word) => /\p{Ll}/u.test(word));
  const small = /(?<![\p{L}\p{N}@._/’'-])\p{Ll}+(?![\p{L}\p{N}@_/]|[.-]\p{L})/gu;
  const any = /\p{L}+/gu;
  const found = [
    ...own.flatMap((text) => text.match(capitalNouns || !isCased ? any : small) ?? []),
    // A single word may be a name or an id; so may any word in a script without capitals.
    ...textsIn(content, language).flatMap((text) => (text.includes(' ') ? (text.match(small) ?? []) : [])),
  ];
  const ordinary = [...new Set(found.map(foldText))].sort().join(' ');
  return { language, ordinary, numbers: words.assistant.numbers, capitalNouns };
}

function textsIn(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return textsIn(value[language], language);
  return Object.entries(value).flatMap(([key, each]) => (typed.has(key) ? [] : textsIn(each, language)));
}
