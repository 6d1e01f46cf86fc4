import type { Language } from '#src/i18n/languages.ts';
import { everydayWords } from '../words/everyday-words.ts';
import { functionWords } from '../words/function-words.ts';

/** Which language a text is in, or null when it does not tell (a name, a figure, a word both share). */
export function detectLanguage(original: string, tokens: readonly string[]): Language | null {
  let spanish = /[¿¡ñÑ]/.test(original) ? 2 : 0;
  let english = 0;
  if (/\b(qué|cuál|cuáles|quién|quiénes|cómo|dónde|cuándo|cuánto|cuántos|está|más|también|sí)\b/iu.test(original))
    spanish += 1;
  for (const token of tokens) {
    if (functionWords.es.has(token)) spanish += 1;
    else if (everydayWords.es.has(token)) spanish += 0.8;
    if (functionWords.en.has(token)) english += 1;
    else if (everydayWords.en.has(token)) english += 0.8;
  }
  if (Math.abs(spanish - english) < 0.5) return null;
  return spanish > english ? 'es' : 'en';
}
