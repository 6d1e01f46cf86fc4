import { editDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';

/** From 0 (equal) to 1 (nothing in common). A name that contains the other counts as near. */
function difference(one: string, other: string): number {
  if (one === other) return 0;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 3 && long.includes(short)) return Math.min(0.3, 0.1 + (long.length - short.length) / 100);
  if (short.length < long.length * 0.6) return 1;
  return editDistance(one, other, long.length) / long.length;
}

const plain = (name: string) => foldText(name).replace(/[\s_]+/g, '-');

/** Up to three names close to `word`, nearest first. `wordOf` picks the part of a name to compare. */
export function nearNames(word: string, names: readonly string[], wordOf = (name: string) => name): string[] {
  const wanted = plain(wordOf(word));
  return names
    .map((name) => ({ name, difference: difference(wanted, plain(wordOf(name))) }))
    .filter((near) => near.difference <= 0.4)
    .sort((a, b) => a.difference - b.difference || a.name.length - b.name.length)
    .slice(0, 3)
    .map(({ name }) => name);
}
