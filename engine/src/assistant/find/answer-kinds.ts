import type { Knowledge } from '../knowledge.ts';
import type { Reading } from '../read/reading.ts';
import type { AnswerKind } from '../words/grammar.ts';
import { plainWords, squash } from '../words/text.ts';

/** How many words after "before" may contain the noun. */
const reach = 7;

/** The kinds of answer that a question's words ask for: a person, a reason, a number, an origin. */
export function kindsAsked({ tokens }: Reading, { answers, words }: Knowledge): AnswerKind[] {
  const texts = tokens.map(({ text, mention }) => (mention ? '' : text));
  // The end of the question is a word too: "what is it for?".
  const next = (at: number) => texts[at + 1] ?? '$';
  // "Which vehicles" asks for several.
  const isSeveral = texts.some(
    (text, at) => words.asks(text) && /^.{3,}s$/.test(next(at)) && !words.function(next(at)),
  );
  // "Before the shop": asks for the origin.
  const isBefore = texts.some(
    (text, at) => words.before(text) && texts.slice(at + 1, at + reach).some((each) => words.thingNoun(each)),
  );
  const several = texts.some(words.plural);
  // "Was that solved?" asks for the result, "how was it solved?" for the method.
  const isOpen = texts.some(words.asks);
  // Its beginning is one too, and up to three may follow one another.
  const said = ['^', ...texts, '$'];
  const runs = said.flatMap((_, at) => [1, 2, 3].map((count) => said.slice(at, at + count).join(' ')));
  const asked = (kind: AnswerKind) => runs.some(answers[kind].asks);
  return (Object.keys(answers) as AnswerKind[]).filter(
    (kind) =>
      (kind === 'list' && isSeveral) ||
      (isBefore && (kind === 'origin' || kind === 'trouble')) ||
      (kind === 'outcome' && !isOpen && asked('solution')) ||
      // "Which shops are those for?" asks for a list, not for what one is for.
      (!(kind === 'purpose' && several) && !(kind === 'solution' && !isOpen) && asked(kind)),
  );
}

const clock = /\d:\d\d|\b(?:19|20)\d\d\b/;
const listed = /[\p{L}-]+(?: [\p{L}-]+)?, [\p{L}-]+(?: [\p{L}-]+)?(?:,| (?:y|e|o|and|or)) [\p{L}-]+/u;

/** True for the name of a known place, or "in Somewhere": a name after such a little word, unless it is a tool's. */
function holdsPlace(text: string, { names, words }: Knowledge): boolean {
  return [...text.matchAll(/(?:(\p{L}+) )?(\p{Lu}\p{L}{3,})/gu)].some(([, before = '', name = '']) => {
    const type = names.get(squash(name))?.mention.type;
    return type === 'place' || (words.within(before.toLowerCase()) && type !== 'technology');
  });
}

/** Caches the words of texts, because every question looks at the same sentences. */
const wordsOfTexts = new Map<string, readonly string[]>();
const mostKept = 5_000;

function wordsIn(text: string): readonly string[] {
  let words = wordsOfTexts.get(text);
  if (words) return words;
  if (wordsOfTexts.size > mostKept) wordsOfTexts.clear();
  wordsOfTexts.set(text, (words = plainWords(text)));
  return words;
}

/** True if a text contains the words of such an answer. */
export function isOfKind(kind: AnswerKind, text: string, knowledge: Knowledge): boolean {
  const { answers, months, numbers, words } = knowledge;
  const said = wordsIn(text);
  const isNumber = (word: string) => /\d/.test(word) || (numbers.get(word) ?? 0) > 1 || words.tens(word);
  const holds = said.some(
    (word, at) => answers[kind].says(word) || answers[kind].says(`${word} ${said[at + 1] ?? ''}`),
  );
  if (kind === 'length') return holds && said.some(isNumber);
  if (kind === 'number') return said.some(isNumber);
  if (kind === 'when') return holds || clock.test(text) || said.some((word) => months.has(word));
  if (kind === 'where') return holdsPlace(text, knowledge);
  if (kind === 'list') return listed.test(text);
  return holds;
}
