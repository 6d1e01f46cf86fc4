import type { Attribute } from '../words/grammar.ts';
import type { Knowledge, Words } from '../knowledge.ts';
import type { Reading } from './read.ts';

/** Lists of the grammar of which a question may hold a word: it asks for an order, a place in a list, or points back. */
export const flags = [
  'after',
  'among',
  'back',
  'before',
  'count',
  'least',
  'most',
  'newest',
  'next',
  'oldest',
  'other',
  'previous',
] as const satisfies (keyof Words)[];

/** Filters and order of the answer, for any topic. */
export type Constraints = ReturnType<typeof constraintsOf>;

/** How far a "not" reaches, in words. */
const longestReach = 8;

/** Reads the constraints of a question. */
export function constraintsOf(reading: Reading, knowledge: Knowledge) {
  const { words, ordinals, attributes } = knowledge;
  const tokens = reading.tokens.map(({ text, mention }) => (mention ? '' : text));
  const has = (list: keyof Words) => tokens.some((token) => token !== '' && words[list](token));
  const negated = negationOf(tokens, reading, words);
  const [start = '', second = ''] = tokens;
  const isPicture = (token = '') => attributes.picture(token) || attributes.photo(token);
  const ordinal = tokens
    .map((token, at) => (/^\d$/.test(token) && isPicture(tokens[at - 1]) ? Number(token) : ordinals.get(token)))
    .find((value) => value !== undefined);
  // The word a yes-or-no question begins with, after greetings and "and".
  const verb = tokens.find((token) => token !== '' && !words.follow(token) && !words.unstressed(token)) ?? '';
  return {
    ...(Object.fromEntries(flags.map((flag) => [flag, has(flag)])) as Record<(typeof flags)[number], boolean>),
    /** The dates that are asked for. */
    isDated: datesAsked(tokens, knowledge),
    yesNo: words.yesNo(verb),
    /** "or" between two things; "or not?" offers no second one. */
    either: tokens.some((token, at) => token !== '' && words.or(token) && !words.not(tokens[at + 1] ?? '')),
    /** A place in a list, from 1; -1: the last. */
    ordinal: ordinal ?? (has('last') ? -1 : undefined),
    /** Begins like a follow-up: "and …". */
    follow: words.follow(start) || words.follow(`${start} ${second}`),
    /** Which tokens a "not", "without" or "instead of" reaches. */
    negated,
    attributes: tokens.flatMap((token, at) =>
      (token === '' ? [] : (Object.keys(attributes) as Attribute[]))
        .filter((attribute) => attributes[attribute](token))
        .map((attribute) => ({ attribute, negated: negated[at]!, at })),
    ),
    /** Only function words and names. */
    bare: !tokens.some((token) => token.length > 1 && !words.function(token) && !words.follow(token)),
  };
}

/** What a "not" reaches: the words up to the next clause; "and" before a name goes on. */
function negationOf(tokens: readonly string[], { tokens: read }: Reading, words: Words): boolean[] {
  const negated = tokens.map(() => false);
  tokens.forEach((token, at) => {
    const isInstead = [3, 2, 1].some((length) => words.instead(tokens.slice(at, at + length).join(' ')));
    if (token === '' || !(words.not(token) || isInstead)) return;
    for (let next = at + 1; next < Math.min(tokens.length, at + longestReach); next += 1) {
      const isJoined = words.and(tokens[next]!) && read[next + 1]?.mention !== undefined;
      if (next > at + 1 && words.clause(tokens[next]!) && !isJoined) break;
      negated[next] = true;
    }
  });
  return negated;
}

const isYear = (token: string) => /^(19|20)\d\d$/.test(token);
/** The most words between "before", "after" or "since" and the date. */
const reach = 3;

/** Which dates a question asks for: "in 2025", "in March", "before April 2025", "since 2024". */
function datesAsked(tokens: readonly string[], { words, months }: Knowledge): ((date: string) => boolean) | undefined {
  const years = tokens.filter(isYear);
  // A month alone can be a word like any other.
  const isMonth = (token: string, at: number) =>
    months.has(token) && (years.length > 0 || words.within(tokens[at - 1] ?? ''));
  const named = tokens.filter(isMonth).map((token) => String(months.get(token)).padStart(2, '0'));
  if (years.length + named.length === 0) return undefined;
  const start = tokens.findIndex((token, at) => isYear(token) || isMonth(token, at));
  const lead = tokens.slice(Math.max(0, start - reach), start);
  const from = [years[0], named[0]].filter(Boolean).join('-');
  if (years.length > 0 && lead.some(words.before)) return (date) => date < from;
  if (years.length > 0 && lead.some((token) => words.after(token) && !words.within(token)))
    return (date) => date >= from;
  const fits = (part: string, parts: readonly string[]) => parts.length === 0 || parts.includes(part);
  return (date) => fits(date.slice(0, 4), years) && fits(date.slice(5, 7), named);
}
