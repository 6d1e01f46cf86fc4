import * as v from 'valibot';
import { daysBetween, isDay, yearBefore } from '#src/lib/time/days.ts';

/** The days of a year and a week, so that whole weeks fit on both ends. */
const longestRange = 373;

const day = v.pipe(v.string(), v.check(isDay, 'must be a day written YYYY-MM-DD'));

/** Two days, both included. */
export const dayRangeSchema = v.pipe(
  v.strictObject({ from: day, to: day }),
  v.check(({ from, to }) => from <= to, 'from must not be after to'),
  v.check(({ from, to }) => daysBetween(from, to) < longestRange, `must span ${longestRange} days at most`),
);

export type DayRange = v.InferOutput<typeof dayRangeSchema>;

export const levels = [0, 1, 2, 3, 4] as const;

export type Level = (typeof levels)[number];

/** One day: how many contributions, and how many that is beside the other days. */
const contributionDaySchema = v.object({
  date: day,
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  level: v.picklist(levels),
});

export type ContributionDay = v.InferOutput<typeof contributionDaySchema>;

/** What `GET /api/contributions?from&to` answers: every day of the range in order, and their sum. */
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

/** What the graph shows: the year up to today. */
export function yearUpTo(today: string): DayRange {
  return { from: yearBefore(today), to: today };
}
