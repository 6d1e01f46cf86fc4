import type { Entity } from '../facts/types.ts';
import type { Knowledge, Words } from '../knowledge.ts';
import type { Mention, Name } from './names.ts';
import { nearest } from '../words/spelling.ts';
import { stem } from '../words/stem.ts';
import { askedIn, fold, plainWords, squash, wordsOf, wordsOfQuestion } from '../words/text.ts';

/** The token that replaces a name, by its type or the kind of its entry. */
const slots: Readonly<Record<string, string>> = {
  technology: '<t>',
  place: '<pl>',
  owner: '<o>',
  newsletter: '<nl>',
  project: '<p>',
  photography: '<w>',
  '2d-3d': '<w>',
  chapter: '<c>',
  character: '<ch>',
  novel: '<n>',
  review: '<ch>',
};

/** One word of a question, or a name of several. */
export interface Token {
  /** The corrected word; for a name, the words as written. */
  text: string;
  /** What the classifier sees: the word, or the kind of a name. */
  seen: string;
  mention?: Mention;
}

/** A parsed question. */
export type Reading = ReturnType<typeof readQuestion>;

/** Reads a question: corrects typos, finds names and separates known words from unknown ones. */
export function readQuestion(asked: string, knowledge: Knowledge) {
  const capitals = capitalised(asked);
  const words = wordsOfQuestion(asked).flatMap((word) => {
    const plain = word.replace(/(\p{L})\1{2,}/gu, '$1');
    const meant = knowledge.slips.get(plain)?.filter(Boolean);
    return meant?.length && !knowledge.names.has(squash(plain)) ? meant : [plain];
  });
  const tokens = nameTokens(words, capitals, knowledge);
  const read = tokens.flatMap((token) => (token.mention ? [token] : corrected(token, capitals, knowledge)));
  const strangers = strangersIn(read, capitals, knowledge).filter((name) => isAskedOf(name, asked, knowledge));
  return {
    asked,
    tokens: read,
    /** The tokens as the classifier sees them. */
    seen: read.map(({ seen }) => seen),
    /** Entries named, in order, each once; the first of several that share a name. */
    named: namedIn(read),
    /** Stems to search for, without those of names. */
    topics: topicsOf(read, knowledge),
    /** Unknown names, as they were written. */
    strangers: [...new Set(strangers)],
  };
}

/** The entries that tokens name, each once. */
export function namedIn(tokens: readonly Token[]): Entity[] {
  return [
    ...new Set(tokens.flatMap(({ mention }) => (mention?.type === 'entity' ? mention.entities.slice(0, 1) : []))),
  ];
}

/** Unknown names as they were written, those of several words whole. */
function strangersIn(
  tokens: readonly Token[],
  capitals: ReadonlyMap<string, string>,
  { said, root, words, months }: Knowledge,
): string[] {
  const found: string[] = [];
  tokens.forEach(({ text, seen, mention }, at) => {
    const name = capitals.get(text) ?? text;
    const isName = !mention && at > 1 && capitals.has(text) && !/[A-Z]{2}/.test(name);
    // Known to the classifier, written as a name, and absent from the content.
    const isElsewhere = isName && !words.function(text) && !said.has(root(text)) && !months.has(text);
    if (seen === '<u>' || isElsewhere)
      found.push(tokens[at - 1]?.seen === '<u>' ? `${found.pop() ?? ''} ${name}` : name);
  });
  return found;
}

/** False if a chapter or an answer has the name, or it is only in the introduction to a question that the content can answer. */
function isAskedOf(name: string, asked: string, { said, words, language, inLongTexts }: Knowledge): boolean {
  if (plainWords(name).every((word) => inLongTexts.has(stem(word, language)))) return false;
  const wordsAsked = plainWords(askedIn(asked));
  const isComplete = wordsAsked.some((word) => !words.function(word) && said.has(stem(word, language)));
  return !isComplete || plainWords(name).some((word) => wordsAsked.includes(word));
}

/** Words with a capital letter that no sentence begins with, folded, as they were written. */
function capitalised(asked: string): Map<string, string> {
  const all = [
    ...asked.matchAll(
      /(?<=[\p{L}\p{N},;:)"'’] ["'«“(]?)\p{Lu}[\p{L}\p{N}&.-]*[\p{L}\p{N}]|(?<=^|[.?!¿¡] ?)\p{Lu}\p{Ll}*\p{Lu}\w*/gu,
    ),
  ];
  const isShouted = asked === asked.toUpperCase();
  return new Map(
    isShouted ? [] : all.flatMap(([word]) => wordsOf(fold(word)).map((part) => [part, word] as [string, string])),
  );
}

const longestName = 9;

function nameTokens(words: readonly string[], capitals: ReadonlyMap<string, string>, knowledge: Knowledge): Token[] {
  const tokens: Token[] = [];
  const letters = words.map(squash);
  for (let at = 0; at < words.length;) {
    const found = nameAt(words, letters, at, capitals, knowledge) ?? misspeltAt(words, letters, at, knowledge);
    if (found) {
      const text = words.slice(at, at + found.length).join(' ');
      tokens.push({ text, seen: slotOf(found.name.mention), mention: found.name.mention });
      at += found.length;
    } else {
      tokens.push({ text: words[at]!, seen: words[at]! });
      at += 1;
    }
  }
  return tokens;
}

/** A name, and of how many words it is. */
type Found = { name: Name; length: number } | undefined;

function nameAt(
  words: readonly string[],
  letters: readonly string[],
  at: number,
  capitals: ReadonlyMap<string, string>,
  { names, words: little }: Knowledge,
): Found {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const name = names.get(letters.slice(at, at + length).join(''));
    if (!name) continue;
    if (length > 1 || !name.ordinary || isMeant(words, at, capitals, little)) return { name, length };
  }
  return undefined;
}

function misspeltAt(words: readonly string[], letters: readonly string[], at: number, knowledge: Knowledge): Found {
  const { names, namesByLetter, words: little } = knowledge;
  const [first, second] = [words[at]!, words[at + 1]];
  if (little.function(first) || isKnown(first, knowledge)) return undefined;
  for (const length of second === undefined || little.function(second) ? [1] : [2, 1]) {
    const name = names.get(nearest(letters.slice(at, at + length).join(''), namesByLetter) ?? '');
    if (name) return { name, length };
  }
  return undefined;
}

/** An ordinary word names something when it has a capital letter or is in the position of a name. */
function isMeant(words: readonly string[], at: number, capitals: ReadonlyMap<string, string>, little: Words): boolean {
  const [beforeLast = '', before = '', after = ''] = [words[at - 2], words[at - 1], words[at + 1]];
  if (capitals.has(words[at]!)) return true;
  return (little.naming(before) && !little.article(after)) || (little.is(before) && little.who(beforeLast));
}

function slotOf(mention: Mention): string {
  if (mention.type === 'tongue') return fold(mention.label);
  return slots[mention.type === 'entity' ? mention.entities[0]!.kind : mention.type] ?? '<k>';
}

/** Stems worth searching for. */
function topicsOf(tokens: readonly Token[], { words, language, facts }: Knowledge): string[] {
  const own = new Set(plainWords(facts.owner.name));
  const topics = tokens.flatMap(({ text, mention }) => {
    if (mention && mention.type !== 'technology' && mention.type !== 'place') return [];
    return plainWords(text).filter(
      (word) => !words.function(word) && !words.not(word) && word.length > 1 && !own.has(word),
    );
  });
  return [...new Set(topics.map((word) => stem(word, language)))];
}

/** True for a word that needs no correction. */
function isKnown(word: string, { model, said, words, language, stems }: Knowledge): boolean {
  if (word.length < 3 || /\d/.test(word) || words.function(word) || model.commonness.has(word)) return true;
  const root = stem(word, language);
  return said.has(root) || stems.has(root);
}

/** A capitalised word that the examples use less often than this is a name they do not know. */
const rareName = 16;

/** A word as the classifier sees it: itself if in the examples, `<k>` if only in the content, else corrected or `<f>`. */
function corrected({ text }: Token, capitals: ReadonlyMap<string, string>, knowledge: Knowledge): Token[] {
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
