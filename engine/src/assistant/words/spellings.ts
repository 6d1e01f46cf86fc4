/** Known words by first letter and length, so that few are compared with a misspelt one. */
export type Spellings = ReadonlyMap<string, readonly [word: string, weight: number][]>;

/** Groups the words of the content and of the examples. */
export function spellingsOf(own: readonly string[], commonness: ReadonlyMap<string, number>): Spellings {
  const words = new Map([...own.map((word): [string, number] => [word, 0.5]), ...commonness]);
  const shelves = new Map<string, [string, number][]>();
  for (const each of words) {
    const key = `${each[0][0]}${each[0].length}`;
    shelves.set(key, [...(shelves.get(key) ?? []), each]);
  }
  return shelves;
}
