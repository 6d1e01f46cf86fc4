import type { Knowledge } from '../knowledge.ts';

const isYear = (token: string) => /^(19|20)\d\d$/.test(token);
/** The most words between "before", "after" or "since" and the date. */
const reach = 3;

/** Which dates a question asks for: "in 2025", "in March", "before April 2025", "since 2024". */
export function datesAsked(
  tokens: readonly string[],
  { words, months }: Pick<Knowledge, 'words' | 'months'>,
): ((date: string) => boolean) | undefined {
  const years = tokens.filter(isYear);
  // A month alone can be a word like any other.
  const isMonth = (token: string, at: number) =>
    months.has(token) && (years.length > 0 || words.within(tokens[at - 1] ?? ''));
  const named = tokens.filter(isMonth).map((token) => String(months.get(token)).padStart(2, '0'));
  if (years.length + named.length === 0) return undefined;
  const start = tokens.findIndex((token, at) => isYear(token) || isMonth(token, at));
  const lead = tokens.slice(Math.max(0, start - reach), start);
  const from = [years[0], named[0]].filter(Boolean).join('-');
  if (years.length > 0 && lead.some(words.before)) return (date) => date < from;
  if (years.length > 0 && lead.some((token) => words.after(token) && !words.within(token)))
    return (date) => date >= from;
  const fits = (part: string, parts: readonly string[]) => parts.length === 0 || parts.includes(part);
  return (date) => fits(date.slice(0, 4), years) && fits(date.slice(5, 7), named);
}
