import type { Knowledge } from '../knowledge.ts';

/** From a month on and before another, as dates begin: `2025-04`. */
export interface Period {
  from?: string;
  before?: string;
}

/** Seasons have so many months; the number of a season is its first. */
const seasonLength = 3;

/** "Before April 2025", "after the summer of 2025", "between March and May 2025"; a month alone is no period. */
export function periodOf(tokens: readonly string[], knowledge: Knowledge): Period | undefined {
  const { words, months, seasons } = knowledge;
  const at = tokens.findIndex((token) => /^(19|20)\d\d$/.test(token));
  const joins = [words.function, words.before, words.after, words.between];
  const isPart = (token: string) =>
    token !== '' && (months.has(token) || seasons.has(token) || joins.some((test) => test(token)));
  let start = at;
  while (start > 0 && isPart(tokens[start - 1]!)) start -= 1;
  const window = tokens.slice(start, Math.max(start, at));
  const spans = window.flatMap((token): [number, number][] => {
    const [month, season] = [months.get(token), seasons.get(token)];
    return season !== undefined ? [[season, season + seasonLength]] : month !== undefined ? [[month, month + 1]] : [];
  });
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return undefined;
  const on = (month: number) =>
    `${Number(tokens[at]) + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`;
  if (spans.length > 1) return { from: on(first[0]), before: on(last[1]) };
  if (window.some(words.before)) return { before: on(first[0]) };
  const after = window.find((token) => words.after(token) && !words.within(token));
  if (after) return { from: on(words.leads(after) || words.whenAsked(after) ? first[0] : first[1]) };
  return window.some((token) => seasons.has(token)) ? { from: on(first[0]), before: on(first[1]) } : undefined;
}
