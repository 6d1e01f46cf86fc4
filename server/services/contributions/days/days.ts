import type { DayRange } from '#src/contracts/contributions.ts';
import { dayStarts, eachDay, isDay } from '#src/lib/time/days.ts';
import { SourceError, type Day } from '#server/services/contributions/sources/source.ts';

/** More than this on one day is a broken answer, not a busy person. */
const mostPerDay = 1_000_000;

/**
 * The same days, without repetitions.
 * @throws {SourceError} for what cannot be true: odd dates or counts, or one day told in two ways.
 */
export function checkDays(days: readonly Day[]): Day[] {
  const known = new Map<string, Day>();
  for (const day of days) {
    if (!isDay(day.date)) throw new SourceError('unexpected_answer', 'a date is not a day');
    if (!Number.isSafeInteger(day.count) || day.count < 0 || day.count > mostPerDay)
      throw new SourceError('unexpected_answer', `the count of ${day.date} cannot be true`);
    const earlier = known.get(day.date);
    if (earlier && (earlier.count !== day.count || earlier.level !== day.level))
      throw new SourceError('unexpected_answer', `${day.date} is told twice, differently`);
    known.set(day.date, day);
  }
  return [...known.values()];
}

/** One entry for every day of the range, in order: days outside it are dropped and missing ones had nothing. */
export function spreadDays(days: readonly Day[], range: DayRange): Day[] {
  const known = new Map(days.map((day) => [day.date, day]));
  const nothing = days.some((day) => day.level !== undefined) ? { count: 0, level: 0 as const } : { count: 0 };
  return eachDay(range.from, range.to).map((date) => known.get(date) ?? { date, ...nothing });
}

/** Adds what several sources told of the same days; levels of one source mean nothing for the sum. */
export function addUp(answers: readonly (readonly Day[])[]): Day[] {
  const [first = [], ...others] = answers;
  if (others.length === 0) return [...first];
  return first.map(({ date, count }, index) => ({
    date,
    count: others.reduce((sum, other) => sum + (other[index]?.count ?? 0), count),
  }));
}

/** Sorts instants into the days of a time zone. */
export interface DayCounter {
  /** Milliseconds at which the range starts. */
  start: number;
  add(instant: number, count?: number): void;
  days(): Day[];
}

/** Counts instants by day without asking the time zone for each: the days' borders are worked out once. */
export function dayCounter(range: DayRange, timeZone: string): DayCounter {
  const starts = dayStarts(timeZone, range.from, range.to);
  const dates = eachDay(range.from, range.to);
  const counts = new Array<number>(dates.length).fill(0);
  const [start = 0] = starts;
  const end = starts.at(-1) ?? 0;
  return {
    start,
    add(instant, count = 1) {
      if (!(instant >= start && instant < end)) return;
      // Days are about as long as each other, so the guess is at most one off.
      let index = Math.min(dates.length - 1, Math.floor((instant - start) / 86_400_000));
      while (instant < (starts[index] ?? 0)) index -= 1;
      while (instant >= (starts[index + 1] ?? Infinity)) index += 1;
      counts[index] = (counts[index] ?? 0) + count;
    },
    days: () => dates.map((date, index) => ({ date, count: counts[index] ?? 0 })),
  };
}
