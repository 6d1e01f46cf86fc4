import { isLocalized, type Language, type Localized } from '#src/i18n/languages.ts';
import { sentencesOf } from '../words/text.ts';
import type { Entity, Fact } from './types.ts';

/** A title, and optional fields by which visitors' words match an entry. */
interface Teachable {
  title: Localized;
  aliases?: readonly Localized[];
  keywords?: Localized;
  /** Names beside these. */
  also?: readonly string[];
}

/** An entry; its title is its first name. */
export function entity(id: string, kind: Entity['kind'], names: readonly string[], rest: Partial<Entity>): Entity {
  const [title = ''] = names;
  return { id, kind, title, names: [...new Set(names)], keywords: '', values: {}, facts: [], ...rest };
}

/** An entry of the content. */
export function entityOf(
  id: string,
  kind: Entity['kind'],
  language: Language,
  { title, aliases = [], keywords, also = [] }: Teachable,
  rest: Partial<Entity>,
): Entity {
  const names = [title, ...aliases].flatMap((name) => Object.values(name));
  return entity(id, kind, [...names, ...also], {
    title: title[language].trim(),
    keywords: keywords ? Object.values(keywords).join(', ') : '',
    ...rest,
  });
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
  if (isLocalized(value)) return inLanguage<unknown>(value[language], language);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inLanguage<unknown>(each, language)]));
}
