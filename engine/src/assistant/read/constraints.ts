import type { Attribute } from '../words/grammar.ts';
import type { Knowledge, Words } from '../knowledge.ts';
import { datesAsked } from '../words/dates.ts';
import type { Reading } from './reading.ts';

/** Filters and order of the answer, for any topic. */
export interface Constraints {
  /** The dates that are asked for. */
  isDated: ((date: string) => boolean) | undefined;
  /** The question contains "before" or "after". */
  earlier: boolean;
  later: boolean;
  newest: boolean;
  oldest: boolean;
  most: boolean;
  least: boolean;
  count: boolean;
  yesNo: boolean;
  /** "or" between two things. */
  either: boolean;
  /** A place in a list, from 1; -1: the last. */
  ordinal?: number;
  next: boolean;
  previous: boolean;
  other: boolean;
  /** "of those": narrows the last list. */
  among: boolean;
  /** Points back: "it", "that one". */
  back: boolean;
  /** Begins like a follow-up: "and …". */
  follow: boolean;
  /** Which tokens a "not", "without" or "instead of" reaches. */
  negated: boolean[];
  attributes: { attribute: Attribute; negated: boolean; at: number }[];
  /** Only function words and names. */
  bare: boolean;
}

/** How far a "not" reaches, in words. */
const longestReach = 8;

/** Reads the constraints of a question. */
export function constraintsOf(reading: Reading, knowledge: Knowledge): Constraints {
  const { words, ordinals } = knowledge;
  const tokens = reading.tokens.map(({ text, mention }) => (mention ? '' : text));
  const has = (list: keyof Words) => tokens.some((token) => token !== '' && words[list](token));
  const negated = negationOf(tokens, reading, words);
  const found = tokens.flatMap((token, at) =>
    token === ''
      ? []
      : (Object.keys(knowledge.attributes) as Attribute[])
          .filter((attribute) => knowledge.attributes[attribute](token))
          .map((attribute) => ({ attribute, negated: negated[at] ?? false, at })),
  );
  const pictures = [knowledge.attributes.picture, knowledge.attributes.photo];
  const ordinal = tokens
    .map((token, at) =>
      /^\d$/.test(token) && pictures.some((test) => test(tokens[at - 1] ?? '')) ? Number(token) : ordinals.get(token),
    )
    .find((value) => value !== undefined);
  const start = tokens[0] === '' ? '' : (tokens[0] ?? '');
  const content = reading.tokens.filter(
    ({ text, mention }) => !mention && !words.function(text) && !words.follow(text) && text.length > 1,
  );
  return {
    isDated: datesAsked(tokens, knowledge),
    earlier: has('before'),
    later: has('after'),
    newest: has('newest'),
    oldest: has('oldest'),
    // "More slowly" and "least strong" ask for the low end alone.
    most: tokens.some(
      (token, at) =>
        token !== '' && words.most(token) && ![tokens[at - 1], tokens[at + 1]].some((each) => words.least(each ?? '')),
    ),
    least: has('least'),
    count: has('count'),
    yesNo: words.yesNo(firstVerb(tokens, words)),
    // "Or not?" offers no second thing.
    either: tokens.some((token, at) => token !== '' && words.or(token) && !words.not(tokens[at + 1] ?? '')),
    ordinal: ordinal ?? (has('last') ? -1 : undefined),
    next: has('next'),
    previous: has('previous'),
    other: has('other'),
    among: has('among'),
    back: has('back'),
    follow: words.follow(start) || words.follow(`${start} ${tokens[1] ?? ''}`),
    negated,
    attributes: found,
    bare: content.length === 0,
  };
}

/** The word a yes-or-no question begins with, after greetings and "and". */
function firstVerb(tokens: readonly string[], words: Words): string {
  const at = tokens.findIndex((token) => token !== '' && !words.follow(token) && !words.unstressed(token));
  return tokens[at] ?? '';
}

function negationOf(tokens: readonly string[], { tokens: read }: Reading, words: Words): boolean[] {
  const negated = tokens.map(() => false);
  tokens.forEach((token, at) => {
    const isInstead = [3, 2, 1].some((length) => words.instead(tokens.slice(at, at + length).join(' ')));
    const isTag = at === 0 && tokens.length > 1 && words.function(token) && tokens[1] === '';
    if (token === '' || isTag || !(words.not(token) || isInstead)) return;
    for (let next = at + 1; next < Math.min(tokens.length, at + longestReach); next += 1) {
      if (next > at + 1 && endsReach(next, tokens, read, words)) break;
      // "Apart from this, which …?": a new clause begins.
      if (isInstead && next > at + 2 && words.asks(tokens[next]!)) break;
      negated[next] = true;
    }
  });
  return negated;
}

/** True for a word that begins another clause; "and" before a name goes on. */
function endsReach(at: number, tokens: readonly string[], read: Reading['tokens'], words: Words): boolean {
  const isJoined = words.and(tokens[at]!) && read[at + 1]?.mention !== undefined;
  return words.clause(tokens[at]!) && !read[at]?.mention && !isJoined;
}
