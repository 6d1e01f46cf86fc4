/** How a word sounds, so that `aser` and `hacer`, `baca` and `vaca` are one. */
export function soundOf(word: string): string {
  return word
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/qu|k/g, 'c')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1/g, '$1');
}

/** Known words by how they sound, and by first letter and length, so that few are compared with a misspelt one. */
export interface Spellings {
  sounds: ReadonlyMap<string, string>;
  shelves: ReadonlyMap<string, readonly [word: string, weight: number][]>;
}

/** Puts the words of the content and of the examples on shelves. */
export function spellingsOf(own: readonly string[], commonness: ReadonlyMap<string, number>): Spellings {
  const words = new Map([...own.map((word): [string, number] => [word, 0.5]), ...commonness]);
  const sounds = new Map<string, string>();
  const shelves = new Map<string, [string, number][]>();
  for (const [word, weight] of words) {
    const sound = soundOf(word);
    const known = sounds.get(sound);
    if (word.length > 2 && (known === undefined || (words.get(known) ?? 0) < weight)) sounds.set(sound, word);
    const key = `${word[0]}${word.length}`;
    const shelf = shelves.get(key);
    if (shelf) shelf.push([word, weight]);
    else shelves.set(key, [[word, weight]]);
  }
  return { sounds, shelves };
}
