import { editDistance, slipsAllowed } from '#src/lib/edit-distance.ts';

/** Known words by first letter and length, so that few are compared with a misspelt one. */
export type Spellings = ReadonlyMap<string, readonly [word: string, weight: number][]>;

export function spellingsOf(words: Iterable<[word: string, weight: number]>): Spellings {
  const shelves = new Map<string, [string, number][]>();
  for (const each of words) {
    const key = `${each[0][0]}${each[0].length}`;
    shelves.set(key, [...(shelves.get(key) ?? []), each]);
  }
  return shelves;
}

/** The word that is nearest to a misspelt one, if it is near enough. */
export function nearest(word: string, spellings: Spellings): string | undefined {
  if (word.length < 4) return undefined;
  const most = word.length === 4 ? 1 : slipsAllowed(word.length);
  let best: { word: string; distance: number; weight: number } | undefined;
  for (let length = Math.max(4, word.length - most); length <= word.length + most; length += 1)
    for (const [other, weight] of spellings.get(`${word[0]}${length}`) ?? []) {
      const distance = editDistance(word, other, best?.distance ?? most);
      if (distance > (best?.distance ?? most) || (distance === best?.distance && weight <= best.weight)) continue;
      // Four letters are few: only two that changed places count.
      if (other.length === 4 && word.length === 4 && [...word].sort().join('') !== [...other].sort().join('')) continue;
      best = { word: other, distance, weight };
    }
  return best?.word;
}

/** Reads `slip meant words` lines. */
export function readSlips(text: string): Map<string, string[]> {
  return new Map(text.split('\n').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]));
}
