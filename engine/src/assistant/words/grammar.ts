import type grammar from '#src/assistant/language/es/grammar.json';

/** The little words of a language that the parser needs; a star stands for any ending (`language/targets.md` tells what each list is for). */
export type Grammar = typeof grammar;

/** What a list can be narrowed by, and what it can be a list of. */
export type Attribute = keyof Grammar['attributes'];

/** What a question can ask the answer to be: a reason, a person, a number. */
export type AnswerKind = keyof Grammar['answers'];

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
