import type { Language } from '#src/i18n/languages.ts';
import { everydayWords } from '../words/everyday-words.ts';
import { functionWords } from '../words/function-words.ts';

/** Little words of the languages that visitors try and the site does not speak, none of them Spanish or English. */
const foreignWords = new Set(
  `quel quels quelle quelles est sont avez vous avec pour qui quoi bonjour merci projets dans etes fait comment combien pourquoi
  welche welcher welches ist sind und mit wer wie wo ich nicht ein eine der das hallo danke projekte nutzen wird gibt haben kannst wann warum
  qual sao voce nao uma quais onde projetos obrigado ola fez isso voces foi meu seu
  quali sono che cosa progetti dove chi gli perche ciao hai fatto questo sei grazie`.split(/\s+/),
);

/** True when a text is in neither of the site's languages. */
export function isForeign(tokens: readonly string[]): boolean {
  const foreign = tokens.filter((token) => foreignWords.has(token)).length;
  const own = tokens.filter((token) => functionWords.es.has(token) || functionWords.en.has(token)).length;
  return foreign > 1 && foreign > own;
}

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
