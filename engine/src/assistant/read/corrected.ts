import type { Knowledge } from '../knowledge.ts';
import { nearest } from '../words/spelling.ts';
import { stem } from '../words/stem.ts';
import { plainWords } from '../words/text.ts';
import type { Mention } from './names.ts';

/** One word of a question, or a name of several. */
export interface Token {
  /** The corrected word; for a name, the words as written. */
  text: string;
  /** What the classifier sees: the word, or the kind of a name. */
  seen: string;
  mention?: Mention;
}

/** True for a word that needs no correction. */
export function isKnown(word: string, { model, said, words, language, stems }: Knowledge): boolean {
  if (word.length < 3 || /\d/.test(word) || words.function(word) || model.commonness.has(word)) return true;
  const root = stem(word, language);
  return said.has(root) || stems.has(root);
}

/** A capitalised word that the examples use less often than this is a name they do not know. */
const rareName = 16;

/** A word as the classifier sees it: itself if in the examples, `<k>` if only in the content, else corrected or `<f>`. */
export function corrected({ text }: Token, capitals: ReadonlyMap<string, string>, knowledge: Knowledge): Token[] {
  const { model, said, concepts, inLongTexts, language, stems, numbers, months } = knowledge;
  const capital = capitals.has(text);
  if (/^(19|20)\d\d$/.test(text)) return [{ text, seen: '<y>' }];
  if (/^\d+$/.test(text)) return [{ text, seen: '#' }];
  if (months.has(text)) return [{ text, seen: model.commonness.has(text) ? text : '<k>' }];
  const root = stem(text, language);
  const isStranger = capital && (model.commonness.get(text) ?? 0) < rareName && !said.has(root) && text.length > 2;
  if (isStranger) return [{ text, seen: '<u>' }];
  // A known synonym is not a typo, even if no example contains it.
  if (model.commonness.has(text) || numbers.has(text) || text.length < 3 || (!capital && concepts.exact.has(text)))
    return [{ text, seen: text }];
  if (stems.has(root) && !capital) return [{ text, seen: text }];
  if (said.has(root)) return [{ text, seen: '<k>' }];
  if (inLongTexts.has(root) && !capital) return [{ text, seen: '<f>' }];
  return correctedByLetters(text, capitals, knowledge);
}

/** A word of neither examples nor content: in parts, with its typo corrected, or unknown. */
function correctedByLetters(text: string, capitals: ReadonlyMap<string, string>, knowledge: Knowledge): Token[] {
  const capital = capitals.has(text);
  const parts = plainWords(text);
  if (parts.length > 1) return parts.flatMap((part) => corrected({ text: part, seen: part }, capitals, knowledge));
  if (capital) return [{ text, seen: '<u>' }];
  const better = nearest(text, knowledge.spellings);
  if (better) return [{ text: better, seen: knowledge.model.commonness.has(better) ? better : '<k>' }];
  return [{ text, seen: '<f>' }];
}
