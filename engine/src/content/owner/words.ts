import { dictionaries, type Dictionary } from '#src/i18n/dictionary.ts';
import { isShipped, type Language } from '#src/i18n/languages.ts';
import { hasForms } from '../schemas/words.ts';
import type { Content } from '../content.ts';

/** A language's dictionary: the shipped one with the owner's overrides, or the owner's with English where it is missing. */
export function wordsIn({ words }: Pick<Content, 'words'>, language: Language): Dictionary {
  const below = dictionaries[isShipped(language) ? language : 'en'];
  return laidOver(below, words[language], !isShipped(language)) as Dictionary;
}

function laidOver(below: unknown, above: unknown, isAnother: boolean): unknown {
  if (above === undefined) return below;
  if (typeof above !== 'object' || above === null || Array.isArray(above)) return above;
  const texts = below as Record<string, unknown>;
  // Plural forms of two languages cannot be mixed.
  if (isAnother && hasForms(texts) && 'other' in above) return { one: above.other, ...above };
  const entries = Object.entries(above).map(([key, value]) => [key, laidOver(texts[key], value, isAnother)]);
  return { ...texts, ...Object.fromEntries(entries) };
}
