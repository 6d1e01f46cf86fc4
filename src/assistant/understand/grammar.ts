/** The little words of a language that the parser needs. A star stands for any ending. */
export interface Grammar {
  /** Carry grammar, not topic; never searched for. */
  function: string;
  not: string;
  /** Phrases that leave out what follows: "instead of". */
  instead: string;
  /** End what a "not" reaches. */
  clause: string;
  and: string;
  or: string;
  newest: string;
  oldest: string;
  most: string;
  least: string;
  /** Beside a year or an event: what lies before it, and after. */
  before: string;
  after: string;
  earlier: string;
  later: string;
  longest: string;
  shortest: string;
  count: string;
  last: string;
  first: string;
  next: string;
  previous: string;
  other: string;
  /** Point back at a thing or a list: "it", "those", "of the two". */
  back: string;
  among: string;
  all: string;
  which: string;
  /** Begin questions that want a yes or a no. */
  yesNo: string;
  chapter: string;
  /** Ask for several things: "projects", "all". */
  plural: string;
  /** "Which" and "which one". */
  oneOf: string;
  is: string;
  who: string;
  article: string;
  /** Stand before a name: "with", "use". */
  naming: string;
  /** Stand before a month or a year. */
  within: string;
  /** Little words before a verb that say nothing of it. */
  unstressed: string;
  /** Numbers above twenty, by their beginnings. */
  tens: string;
  age: string;
  /** Question words, and the little words that may stand before them. */
  asks: string;
  leads: string;
  /** The leading part of a story. */
  hero: string;
  kin: string;
  /** Of reviews: the less friendly. */
  bad: string;
  /** What studies, texts and prices are found by when the question's own words do not hold it. */
  licence: string;
  clients: string;
  inspiration: string;
  numbers: string;
  ordinals: string;
  months: string;
  /** What a list can be narrowed by, and what it can be a list of. */
  attributes: Record<Attribute, string>;
  /** Begin a bare follow-up: "and", "what about". */
  follow: string;
  /** The name each language has in this one. */
  tongues: Record<'es' | 'en', string>;
  /** Put in front of some examples when training. */
  openings: string;
  /** How a thing is described: `{k}` stands for a word of its text. */
  described: string;
}

export const attributes = [
  'demo',
  'code',
  'private',
  'package',
  'phone',
  'finished',
  'unfinished',
  'store',
  'blocked',
  'featured',
  'audio',
  'pdf',
  'photo',
  'piece',
  'chapter',
  'character',
  'novel',
  'level',
  'pages',
  'length',
  'picture',
  'rating',
  'project',
  'gear',
  'payment',
  'year',
  'iphone',
] as const;
export type Attribute = (typeof attributes)[number];

/** Tells whether a word is in a list of words and beginnings. */
export type Matcher = (word: string) => boolean;

/** A list such as `uno dos empez*` as a test. */
export function matcher(words: string): Matcher {
  const exact = new Set<string>();
  const starts: string[] = [];
  for (const word of words.trim().split(/\s+/)) {
    if (word.endsWith('*')) starts.push(word.slice(0, -1));
    else exact.add(word.replaceAll('_', ' '));
  }
  return (word) => exact.has(word) || starts.some((start) => word.startsWith(start));
}

/** A list such as `uno:1 dos:2` as a table; several words may share a value: `uno,una:1`. */
export function numbered(pairs: string): ReadonlyMap<string, number> {
  return new Map(
    pairs
      .trim()
      .split(/\s+/)
      .flatMap((pair): [string, number][] => {
        const [words = '', value] = pair.split(':');
        return words.split(',').map((word) => [word, Number(value)]);
      }),
  );
}
