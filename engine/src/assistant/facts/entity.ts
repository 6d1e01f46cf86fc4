import type { Language, Localized } from '#src/i18n/languages.ts';
import { sentencesOf } from '../words/text.ts';
import type { Entity, Fact } from './types.ts';

/** Optional fields by which visitors' words match an entry. */
interface Teachable {
  aliases?: readonly Localized[];
  keywords?: Localized;
}

/** The parts that all entries share. */
export function named(
  id: string,
  kind: Entity['kind'],
  title: Localized,
  language: Language,
  { aliases = [], keywords }: Teachable = {},
): Pick<Entity, 'id' | 'kind' | 'title' | 'names' | 'keywords'> {
  const names = [title, ...aliases].flatMap((name) => Object.values(name));
  return {
    id,
    kind,
    title: title[language].trim(),
    names: [...new Set(names)],
    keywords: keywords ? Object.values(keywords).join(', ') : '',
  };
}

/** A text as facts, one a sentence. */
export function factsOf(field: Fact['field'], text: string): Fact[] {
  return sentencesOf(text).map((sentence) => ({ field, text: sentence }));
}

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
