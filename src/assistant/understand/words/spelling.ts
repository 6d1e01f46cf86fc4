import { editDistance, slipsAllowed } from './edit-distance.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Token } from './token.ts';
import { stem } from './stem.ts';
import { plainWords } from './text.ts';

/** True for a word that needs no mending. */
export function isKnown(word: string, { model, said, words, language, stems }: Knowledge): boolean {
  if (word.length < 3 || /\d/.test(word) || words.function(word) || model.commonness.has(word)) return true;
  const root = stem(word, language);
  return said.has(root) || stems.has(root);
}

/** A capitalised word that the examples use less often than this is a name they do not know. */
const rareName = 16;

/** A word as the learner sees it: itself when the examples hold it, `<k>` when only the content does, else mended or `<f>`. */
export function mended({ text }: Token, capitals: ReadonlyMap<string, string>, knowledge: Knowledge): Token[] {
  const { model, said, concepts, inChapters, language, stems, numbers, months } = knowledge;
  const capital = capitals.has(text);
  if (/^(19|20)\d\d$/.test(text)) return [{ text, seen: '<y>' }];
  if (/^\d+$/.test(text)) return [{ text, seen: '#' }];
  if (months.has(text)) return [{ text, seen: model.commonness.has(text) ? text : '<k>' }];
  const root = stem(text, language);
  const isStranger = capital && (model.commonness.get(text) ?? 0) < rareName && !said.has(root) && text.length > 2;
  if (isStranger) return [{ text, seen: '<u>', unknown: true, capital }];
  // A word that means what others mean is no slip, though no example holds it.
  if (model.commonness.has(text) || numbers.has(text) || text.length < 3 || (!capital && concepts.exact.has(text)))
    return [{ text, seen: text, capital }];
  if (stems.has(root) && !capital) return [{ text, seen: text }];
  if (said.has(root)) return [{ text, seen: '<k>', capital }];
  if (inChapters.has(root) && !capital) return [{ text, seen: '<f>', unknown: true }];
  const parts = plainWords(text);
  if (parts.length > 1) return parts.flatMap((part) => mended({ text: part, seen: part }, capitals, knowledge));
  if (!capital) {
    const better = nearestWord(text, knowledge);
    if (better) return [{ text: better, seen: model.commonness.has(better) ? better : '<k>' }];
    const split = splitWord(text, knowledge);
    if (split) return split.map((part) => ({ text: part, seen: part }));
  }
  return [{ text, seen: capital ? '<u>' : '<f>', unknown: true, capital }];
}

/** How a word sounds, so that `aser` and `hacer`, `baca` and `vaca` are one. */
function soundOf(word: string): string {
  return word
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/qu|k/g, 'c')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1/g, '$1');
}

const sounds = new WeakMap<Knowledge, Map<string, string>>();

function soundTable(knowledge: Knowledge): Map<string, string> {
  let table = sounds.get(knowledge);
  if (!table) {
    table = new Map();
    for (const word of [...knowledge.spellings, ...knowledge.model.commonness.keys()])
      if (word.length > 2) table.set(soundOf(word), word);
    sounds.set(knowledge, table);
  }
  return table;
}

const kept = new WeakMap<Knowledge, Map<string, [string, number][]>>();

/** Known words by first letter and length, so that few are compared with a misspelt one. */
function shelves(knowledge: Knowledge): Map<string, [string, number][]> {
  let table = kept.get(knowledge);
  if (!table) {
    table = new Map();
    const words = new Map([
      ...knowledge.spellings.map((word): [string, number] => [word, 0.5]),
      ...knowledge.model.commonness,
    ]);
    for (const [word, weight] of words) {
      const key = `${word[0]}${word.length}`;
      table.set(key, [...(table.get(key) ?? []), [word, weight]]);
    }
    kept.set(knowledge, table);
  }
  return table;
}

function nearestWord(word: string, knowledge: Knowledge): string | undefined {
  const alike = soundTable(knowledge).get(soundOf(word));
  if (alike) return alike;
  if (word.length < 4) return undefined;
  let best: string | undefined;
  let limit = word.length === 4 ? 1 : slipsAllowed(word.length);
  let bestWeight = 0;
  const consider = (candidate: string, weight: number) => {
    if (Math.abs(candidate.length - word.length) > limit || candidate.length < 4) return;
    if (candidate[0] !== word[0] && candidate[1] !== word[1]) return;
    const distance = editDistance(word, candidate, limit);
    if (distance > limit || (distance === limit && best !== undefined && weight <= bestWeight)) return;
    if (word.length === 4 && candidate.length === 4 && [...word].sort().join('') !== [...candidate].sort().join(''))
      return;
    best = candidate;
    limit = distance;
    bestWeight = weight;
  };
  for (let length = word.length - limit; length <= word.length + limit; length += 1)
    for (const [candidate, weight] of shelves(knowledge).get(`${word[0]}${length}`) ?? []) consider(candidate, weight);
  return best;
}

/** `queproyectos` → `que proyectos`. */
function splitWord(word: string, { model, words }: Knowledge): string[] | undefined {
  if (word.length < 6) return undefined;
  for (let at = word.length - 3; at > 1; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const isWord = (part: string) => (model.commonness.get(part) ?? 0) > 1 || (words.function(part) && part.length > 1);
    if (isWord(first) && isWord(second)) return [first, second];
  }
  return undefined;
}
