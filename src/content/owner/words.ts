import { dictionaries, type Dictionary } from '#src/i18n/dictionary.ts';
import { isShipped, type Language } from '#src/i18n/languages.ts';
import type { Content } from '../content.ts';

/** The interface's words in a language: those that ship, with what the owner's file of words says instead. */
export function wordsIn({ words }: Pick<Content, 'words'>, language: Language): Dictionary {
  return laidOver(isShipped(language) ? dictionaries[language] : undefined, words[language]) as Dictionary;
}

function laidOver(below: unknown, above: unknown): unknown {
  if (above === undefined) return below;
  if (typeof above !== 'object' || above === null || Array.isArray(above) || below === undefined) return above;
  const entries = Object.entries(above).map(([key, value]) => [
    key,
    laidOver((below as Record<string, unknown>)[key], value),
  ]);
  return { ...(below as object), ...Object.fromEntries(entries) };
}
