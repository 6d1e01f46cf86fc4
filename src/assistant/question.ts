import type { Language } from '#src/i18n/languages.ts';
import type { Knowledge } from './knowledge.ts';
import type { Named } from './naming.ts';
import type { Topic } from './topics.ts';
import { findNames, type FoundName } from './names.ts';
import { readCardinal, readChapterNumber, readOrdinal } from './numbers.ts';
import { detectLanguage, isForeign } from './text/detect-language.ts';
import { mendPhrase, mendWord } from './text/spelling.ts';
import { foldQuestion, tokenize } from './text/tokens.ts';
import type { CatalogueEntry, NovelChapter } from './types.ts';
import { ownerCues, type Cue } from './words/cue-names.ts';
import { findCues } from './words/cues.ts';
import { fillers } from './words/everyday-words.ts';
import { functionWords } from './words/function-words.ts';

/** A question as far as it is understood by itself. */
export interface Question {
  /** As it was typed. */
  original: string;
  /** Folded, with slips of the finger mended. */
  text: string;
  tokens: string[];
  language: Language;
  /** False when the language was taken from the page or the turn before. */
  languageSure: boolean;
  /** It is in a language that the site does not speak. */
  foreign: boolean;
  cues: Set<Cue>;
  /** Projects and works in the order they are named. */
  entries: CatalogueEntry[];
  topics: Topic[];
  characters: string[];
  chapters: NovelChapter[];
  chapterNumber?: number;
  namesOwner: boolean;
  /** `the second one` → 2, `the last` → -1. */
  ordinal?: number;
  /** The words that nothing above explains: what the question is about. */
  rest: string[];
}

/** Reads a question. `fallback` is the language to take when the words do not tell. */
export function readQuestion(knowledge: Knowledge, original: string, fallback: Language): Question {
  const typed = foldQuestion(original);
  const foreign = isForeign(tokenize(typed));
  const guess = foreign ? fallback : detectLanguage(original, tokenize(typed));
  const folded = mendPhrase(typed, guess ?? fallback);
  const raw = tokenize(folded);
  const mended = new Map<string, string>();
  const languagesToTry: Language[] = guess ? [guess] : fallback === 'es' ? ['es', 'en'] : ['en', 'es'];
  for (const token of new Set(raw)) {
    const right = mendWord(token, knowledge.vocabulary, languagesToTry);
    if (right !== token) mended.set(token, right);
  }
  const text = folded.replace(/[\p{L}\p{N}]+/gu, (word) => mended.get(word) ?? word);
  const tokens = tokenize(text);
  const isKnown = (token: string) => knowledge.vocabulary.known.has(token);
  const isGrammar = (token: string) => functionWords[guess ?? fallback].has(token);
  const names = findNames(knowledge.names, tokens, isKnown, isGrammar);
  // "SVC Moto vs Free Air Street" is no Spanish for the "moto" in it.
  const told = foreign ? null : detectLanguage(original, withoutEntries(tokens, names));
  const language = told ?? fallback;
  const { found: cues, seen } = findCues(withoutTitles(text, tokens, names), language);
  const explained = new Set(seen.flatMap(({ part }) => tokenize(part)));
  const ofOwner = seen.filter(({ cue }) => ownerCues.includes(cue)).map(({ part }) => ` ${tokenize(part).join(' ')} `);
  const named = new Set<number>();
  const question: Question = {
    original,
    text,
    tokens,
    language,
    languageSure: told !== null,
    foreign,
    cues,
    entries: [],
    topics: [],
    characters: [],
    chapters: [],
    namesOwner: false,
    rest: [],
  };
  for (const { target, start, end } of names) {
    if (target.type === 'entry' && !question.entries.includes(target.entry)) question.entries.push(target.entry);
    // "Work history" asks for the jobs, not for the topic History.
    const isOfOwner = ofOwner.some((part) => part.includes(` ${tokens.slice(start, end).join(' ')} `));
    if (target.type === 'topic' && !(target.topic.subject && isOfOwner) && !question.topics.includes(target.topic))
      question.topics.push(target.topic);
    if (target.type === 'chapter') question.chapters.push(target.chapter);
    if (target.type === 'owner') question.namesOwner = true;
    if (target.type === 'character' && isMeant(target.ambiguous, original, tokens.slice(start, end), cues)) {
      if (!question.characters.includes(target.name)) question.characters.push(target.name);
    }
    for (let at = start; at < end; at += 1) named.add(at);
  }
  question.chapterNumber = readChapterNumber(tokens, language);
  const ordinals = tokens.map((token) => readOrdinal(token, language)).filter((value) => value !== undefined);
  question.ordinal = ordinals[0];
  question.rest = tokens.filter(
    (token, at) =>
      !foreign &&
      !named.has(at) &&
      !explained.has(token) &&
      !functionWords[language].has(token) &&
      !fillers[language].has(token) &&
      token.length > 1 &&
      readCardinal(token, language) === undefined &&
      readOrdinal(token, language) === undefined,
  );
  return question;
}

function withoutEntries(tokens: readonly string[], names: readonly FoundName<Named>[]): string[] {
  const titles = names.filter(({ target }) => target.type === 'entry');
  return tokens.filter((_, at) => !titles.some(({ start, end }) => at >= start && at < end));
}

/** The text with every project's title as one word, so that "Free Air Street" does not ask for something free. */
function withoutTitles(text: string, tokens: readonly string[], names: readonly FoundName<Named>[]): string {
  let masked = text;
  for (const { target, start, end } of names) {
    if (target.type !== 'entry') continue;
    const pattern = tokens.slice(start, end).join('[^\\p{L}\\p{N}]+');
    masked = masked.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u'), 'zz');
  }
  return masked;
}

/** A first name that is also a common word only counts when it is written as a name or asked for as a person. */
function isMeant(ambiguous: boolean, original: string, tokens: readonly string[], cues: ReadonlySet<Cue>): boolean {
  if (!ambiguous) return true;
  if (cues.has('novel') || cues.has('characters')) return true;
  if (/(?<!\p{L})(quién|quien|who)(?!\p{L})/iu.test(original)) return true;
  const first = tokens[0] ?? '';
  const typed = original.match(/[\p{L}\p{N}]+/gu) ?? [];
  return typed.some(
    (word, at) =>
      at > 0 && /^\p{Lu}/u.test(word) && word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() === first,
  );
}

/** True when the question holds any of the cues. */
export function has(question: Question, ...wanted: Cue[]): boolean {
  return wanted.some((cue) => question.cues.has(cue));
}
