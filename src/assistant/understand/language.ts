import type { Language } from '#src/i18n/languages.ts';
import { fold, plainWords } from './text.ts';

/** Little words that tell a language, none of them at home in two of these. */
const telling = {
  es: `que de la el los las un una por para con sin como cuando donde quien cual cuanto cuantos cuantas es esta estan son hay tiene tienes hola
    gracias y o pero mas muy del al se te me mi tu su sus lo le les yo eres soy puedo puedes quiero tengo hace haces hecho hacer proyecto proyectos
    q k xq pq pa tas ay ace agas aki lao ande algo tambien si esto eso esa ese esos todos desde sobre cobras`,
  en: `the of and is are was were do does did what which who when where why how many much have has had with without you your u ur r i my me it its
    this that these those can could would will from for to in on at an be been about any some not dont cant isnt whats wat wud hi hello thanks
    please show tell list give them they she he her his got gonna wanna im`,
  other: `quel quels quelle quelles est sont avez vous avec qui quoi bonjour merci projets dans etes fait comment combien pourquoi des les je une
    welche welcher welches ist sind und mit wer wie wo ich nicht ein eine der das hallo danke projekte wird gibt haben kannst wann warum auf den
    qual sao voce nao uma quais onde projetos obrigado ola fez isso voces foi meu seu quanto fazer
    quali sono che cosa progetti dove chi gli perche ciao hai fatto questo sei grazie quanti parli
    amb quins projectes vostre puc els merhaba nasil hoeveel wat zijn welke jij heb een het`,
};

const lists = Object.fromEntries(
  Object.entries(telling).map(([key, words]) => [key, new Set(words.split(/\s+/))]),
) as Record<keyof typeof telling, Set<string>>;

/** The language of a question; of the page or the talk when it does not tell; `foreign` when it is neither. */
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
