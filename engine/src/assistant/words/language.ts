import type { Language } from '#src/i18n/languages.ts';
import telling from '#src/assistant/language/telling.json' with { type: 'json' };
import { fold, plainWords } from './text.ts';

/** Function words that identify a language; none belongs to two of these. */
const lists = Object.fromEntries(
  Object.entries(telling).map(([key, words]) => [key, new Set(words.split(/\s+/))]),
) as Record<keyof typeof telling, Set<string>>;

/** The language of a question; if unclear, of the page or conversation; `foreign` for any other. */
export function languageOf(asked: string, otherwise: Language): Language | 'foreign' {
  const words = plainWords(fold(asked));
  const letters = asked.match(/\p{L}/gu) ?? [];
  if (letters.length > 3 && letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2)
    return 'foreign';
  const count = (list: Set<string>) => words.filter((word) => list.has(word)).length;
  const es =
    count(lists.es) +
    (/[¿¡ñ]/i.test(asked) ? 2 : 0) +
    (/\b(qué|cuál|cómo|dónde|cuándo|quién|cuánt[oa]s?|está|más|sí)(?!\p{L})/iu.test(asked) ? 1 : 0);
  const en = count(lists.en);
  const other = count(lists.other) + (/[ßçãõœøåäö]|\b(est-ce|qu'|c'est|d'|l')/i.test(asked) ? 1 : 0);
  if (other > 1 && other > es && other > en) return 'foreign';
  if (es === en) return otherwise;
  return es > en ? 'es' : 'en';
}
