/** How many letters must change to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** From 0 for the same letters to 1 for none in common. A name that holds the other whole is near it. */
function difference(one: string, other: string): number {
  if (one === other) return 0;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 3 && long.includes(short)) return Math.min(0.3, 0.1 + (long.length - short.length) / 100);
  // The rest cannot be near, however their letters lie.
  if (short.length < long.length * 0.6) return 1;
  return distance(one, other) / long.length;
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** The names that someone who wrote `word` may have meant, the nearest first, at most three. `wordOf` is what of a name counts. */
export function nearNames(word: string, names: readonly string[], wordOf = (name: string) => name): string[] {
  const wanted = plain(wordOf(word));
  return names
    .map((name) => ({ name, difference: difference(wanted, plain(wordOf(name))) }))
    .filter((near) => near.difference <= 0.4)
    .sort((a, b) => a.difference - b.difference || a.name.length - b.name.length)
    .slice(0, 3)
    .map(({ name }) => name);
}
