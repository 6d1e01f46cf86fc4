import type grammar from '#src/assistant/language/es/grammar.json';

/** The parser's word lists of a language; `*` matches any ending. */
export type Grammar = typeof grammar;

/** Filters of a list, and kinds of lists. */
export type Attribute = keyof Grammar['attributes'];

/** Tells whether a word is in a list of words and beginnings. */
export type Matcher = (word: string) => boolean;

/** A list such as `uno dos empez*` as a test. */
export function matcher(words: string): Matcher {
  const exact = new Set<string>();
  const parted: [start: string, end: string][] = [];
  for (const word of words.trim().split(/\s+/)) {
    const [start = '', end] = word.replaceAll('_', ' ').split('*');
    if (end === undefined) exact.add(start);
    else parted.push([start, end]);
  }
  return (word) => exact.has(word) || parted.some(([start, end]) => word.startsWith(start) && word.endsWith(end));
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
