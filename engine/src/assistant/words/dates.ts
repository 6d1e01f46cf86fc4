import type { Knowledge } from '../knowledge.ts';

const isYear = (token: string) => /^(19|20)\d\d$/.test(token);
/** Seasons have so many months; the number of a season is its first. */
const seasonLength = 3;
/** "Before", "after" and "since" are so near to the date. */
const reach = 3;

/** Which dates a question asks for: "in 2025", "in March", "before April 2025", "between March and May 2025". */
export function datesAsked(
  tokens: readonly string[],
  { words, months, seasons }: Pick<Knowledge, 'words' | 'months' | 'seasons'>,
): ((date: string) => boolean) | undefined {
  const years = tokens.filter(isYear).map(Number);
  const [year] = years;
  // A month alone can be a word like any other.
  const spans = tokens.flatMap((token, at) => {
    const first = months.get(token) ?? seasons.get(token);
    const isDated = year !== undefined || words.within(tokens[at - 1] ?? '');
    return first !== undefined && isDated ? [{ at, first, end: first + (months.has(token) ? 1 : seasonLength) }] : [];
  });
  const [first, last] = [spans[0], spans.at(-1)];
  if (year === undefined)
    return first && ((date) => spans.some((span) => isWithin(Number(date.slice(5, 7)), span.first, span.end)));
  const ranges =
    first && last ? [[on(year, first.first), on(year, last.end)]] : years.map((each) => [`${each}`, `${each + 1}`]);
  const start = first?.at ?? tokens.findIndex(isYear);
  const before = tokens.slice(Math.max(0, start - reach), start);
  const [from = '', end = ''] = ranges[0]!;
  if (before.some(words.before)) return (date) => date < from;
  const after = before.find((token) => words.after(token) && !words.within(token));
  const isSince = !first || (after !== undefined && (words.leads(after) || words.whenAsked(after)));
  if (after && spans.length < 2) return (date) => date >= (isSince ? from : end);
  return (date) => ranges.some(([one = '', other = '']) => date >= one && date < other);
}

/** True for a month within some; those of winter go on into the next year. */
const isWithin = (month: number, first: number, end: number) =>
  (month >= first && month < end) || (month + 12 >= first && month + 12 < end);

/** The month of a year as dates begin: `2025-04`. */
function on(year: number, month: number): string {
  return `${year + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`;
}
