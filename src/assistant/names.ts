import { editDistance } from './text/edit-distance.ts';
import { squash } from './text/tokens.ts';

/** A name that a question may hold, and what it names. */
export interface Name<T> {
  squashed: string;
  target: T;
  /** False for names that only count as they are written: short ones, technologies nobody here uses. */
  fuzzy: boolean;
}

export interface FoundName<T> {
  target: T;
  /** First token, and the one after the last. */
  start: number;
  end: number;
}

export interface NameTable<T> {
  exact: Map<string, T[]>;
  fuzzy: Name<T>[];
}

/** Most words that a name is written in. */
const longestName = 7;

/** Gathers names for `findNames`; a name of several things names all of them. */
export function buildNames<T>(names: readonly Name<T>[]): NameTable<T> {
  const exact = new Map<string, T[]>();
  for (const { squashed, target } of names) {
    const targets = exact.get(squashed) ?? [];
    if (!targets.includes(target)) exact.set(squashed, [...targets, target]);
  }
  return { exact, fuzzy: names.filter((name) => name.fuzzy && name.squashed.length >= 6) };
}

/**
 * Finds names in a list of tokens, the longest first, however they are spaced (`candle rush` is `CandleRush`), then
 * misspelt ones among the tokens that are left.
 */
export function findNames<T>(
  table: NameTable<T>,
  tokens: readonly string[],
  isKnown: (token: string) => boolean,
  isGrammar: (token: string) => boolean = () => false,
): FoundName<T>[] {
  const taken = tokens.map(() => false);
  const found: FoundName<T>[] = [];
  const isFree = (start: number, end: number) => !taken.slice(start, end).includes(true);
  const take = (targets: readonly T[], start: number, end: number) => {
    taken.fill(true, start, end);
    for (const target of targets) found.push({ target, start, end });
  };
  const windows = (visit: (start: number, end: number, squashed: string) => void) => {
    for (let size = Math.min(longestName, tokens.length); size > 0; size -= 1) {
      for (let start = 0; start + size <= tokens.length; start += 1) {
        if (isFree(start, start + size)) visit(start, start + size, squash(tokens.slice(start, start + size).join('')));
      }
    }
  };
  windows((start, end, squashed) => {
    const targets = table.exact.get(squashed) ?? table.exact.get(withoutGrammar(tokens.slice(start, end), isGrammar));
    if (targets) take(targets, start, end);
  });
  windows((start, end, squashed) => {
    if (squashed.length < 5 || tokens.slice(start, end).every(isKnown)) return;
    const match = nearest(table.fuzzy, squashed);
    if (match) take([match], start, end);
  });
  return found.sort((a, b) => a.start - b.start);
}

/** `bot de trading` is `Bot Trading`: little words inside a name are left out. */
function withoutGrammar(tokens: readonly string[], isGrammar: (token: string) => boolean): string {
  if (tokens.length < 3 || isGrammar(tokens[0] ?? '') || isGrammar(tokens.at(-1) ?? '')) return '';
  return squash(tokens.filter((token) => !isGrammar(token)).join(''));
}

function nearest<T>(names: readonly Name<T>[], squashed: string): T | undefined {
  let best: T | undefined;
  let bestCost = Infinity;
  for (const { squashed: name, target } of names) {
    const limit = Math.min(name.length < 9 ? 1 : 2, bestCost - 1);
    if (limit < 1 || Math.abs(name.length - squashed.length) > limit || name[0] !== squashed[0]) continue;
    const cost = editDistance(name, squashed, limit);
    if (cost <= limit) [best, bestCost] = [target, cost];
  }
  return best;
}
