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
