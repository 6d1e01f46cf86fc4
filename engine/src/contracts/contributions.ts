import * as v from 'valibot';
import { daysBetween, isDay, yearBefore } from '#src/lib/time/days.ts';

/** A year and a week, so that whole weeks fit on both ends. */
const longestRange = 373;

const day = v.pipe(v.string(), v.check(isDay, 'must be a day written YYYY-MM-DD'));

export const dayRangeSchema = v.pipe(
  v.strictObject({ from: day, to: day }),
  v.check(({ from, to }) => from <= to, 'from must not be after to'),
  v.check(({ from, to }) => daysBetween(from, to) < longestRange, `must span ${longestRange} days at most`),
);

export type DayRange = v.InferOutput<typeof dayRangeSchema>;

export const levels = [0, 1, 2, 3, 4] as const;

export type Level = (typeof levels)[number];

/** `level` compares the day with the others. */
const contributionDaySchema = v.object({
  date: day,
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  level: v.picklist(levels),
});

export type ContributionDay = v.InferOutput<typeof contributionDaySchema>;

/** Reply of `GET /api/contributions?from&to`: every day of the range in order, and their sum. */
export const contributionsSchema = v.pipe(
  v.object({
    contributions: v.array(contributionDaySchema),
    totalContributions: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  v.check(
    ({ contributions, totalContributions }) =>
      contributions.reduce((sum, { count }) => sum + count, 0) === totalContributions,
    'totalContributions must be the sum of the counts',
  ),
);

export type Contributions = v.InferOutput<typeof contributionsSchema>;

/** With fewer active days, the graph says when it began instead of a total, and projects come before it. */
export const enoughDays = 30;

export function yearUpTo(today: string): DayRange {
  return { from: yearBefore(today), to: today };
}
