import type { Language } from '#src/i18n/languages.ts';
import { commonWords, everydayWords } from '../words/everyday-words.ts';
import { functionWords } from '../words/function-words.ts';
import { editDistance, slipsAllowed } from './edit-distance.ts';

/** How people type in a hurry. */
const shorthand: Record<Language, Readonly<Record<string, string>>> = {
  es: {
    q: 'que',
    k: 'que',
    ke: 'que',
    qe: 'que',
    xq: 'por que',
    pq: 'por que',
    echo: 'hecho',
    echa: 'hecha',
    tb: 'tambien',
    tmb: 'tambien',
    d: 'de',
    xfa: 'porfa',
    tdo: 'todo',
    dnd: 'donde',
  },
  en: {
    u: 'you',
    ur: 'your',
    r: 'are',
    pls: 'please',
    plz: 'please',
    wat: 'what',
    waht: 'what',
    wht: 'what',
    wheres: 'where is',
    whos: 'who is',
    whens: 'when is',
    w: 'with',
    abt: 'about',
    cant: "can't",
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    isnt: "isn't",
    wont: "won't",
    thx: 'thanks',
  },
};

export interface Vocabulary {
  /** Every word that is right as it stands, in any language. */
  known: ReadonlySet<string>;
  /** Words of the content a misspelt word may be mended to. */
  content: Record<Language, readonly string[]>;
}

const targets: Record<Language, readonly string[]> = {
  es: [...commonWords.es, ...everydayWords.es, ...functionWords.es].filter((word) => word.length > 3),
  en: [...commonWords.en, ...everydayWords.en, ...functionWords.en].filter((word) => word.length > 3),
};

/** `made with next`: the framework. `¿qué proyectos ai?`: in Spanish "ai" after these words is "hay", not artificial intelligence. */
export function mendPhrase(folded: string, language: Language | null): string {
  const named = folded.replace(/\b(with|using|con|en|or|o) next(?=\s*(?:$|[?,.!]|(?:y|and|o|or) ))/g, '$1 nextjs');
  return language === 'es'
    ? named.replace(/\b(que|q|k|no|si|proyectos?|tiendas?|juegos?|donde|cuant[oa]s) ai\b/g, '$1 hay')
    : named;
}

/** Mends a word that nobody knows to the nearest known one, if it is near enough; otherwise leaves it. */
export function mendWord(word: string, vocabulary: Vocabulary, languages: readonly Language[]): string {
  for (const language of languages) {
    const meant = shorthand[language][word];
    if (meant) return meant;
  }
  const drawnOut = /(\p{L})\1{2,}/gu;
  if (drawnOut.test(word)) return mendWord(word.replace(drawnOut, '$1'), vocabulary, languages);
  if (word.length < 4 || /\d/.test(word) || vocabulary.known.has(word)) return word;
  let best = word;
  let bestCost = Infinity;
  for (const language of languages) {
    for (const list of [targets[language], vocabulary.content[language]]) {
      for (const candidate of list) {
        const limit = Math.min(
          candidate.length === 4 || word.length === 4 ? 1 : slipsAllowed(candidate.length),
          bestCost - 1,
        );
        if (limit < 1 || Math.abs(candidate.length - word.length) > limit) continue;
        if (!sharesStart(word, candidate)) continue;
        const cost = editDistance(word, candidate, limit);
        // A four-letter word is only mended when two letters changed places; anything else is too often another word.
        if (cost > limit || (Math.min(word.length, candidate.length) === 4 && !isSwap(word, candidate))) continue;
        best = candidate;
        bestCost = cost;
        if (cost === 1) break;
      }
    }
    if (bestCost === 1) break;
  }
  return best;
}

/** People seldom get the first letter wrong, unless they swap it with the second. */
function sharesStart(word: string, candidate: string): boolean {
  if (word[0] === candidate[0]) return true;
  return (
    (word[0] === candidate[1] && word[1] === candidate[0]) ||
    (word.length > 6 && word[1] === candidate[1] && word[2] === candidate[2])
  );
}

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}
