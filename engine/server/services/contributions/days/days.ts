import type { ContributionDay, DayRange, Level } from '#src/contracts/contributions.ts';
import { dayStarts, eachDay, isDay } from '#src/lib/time/days.ts';
import { SourceError, type Day } from '#server/services/contributions/sources/source.ts';

const mostPerDay = 1_000_000;

/** Removes duplicates; throws a {@link SourceError} for invalid dates or counts. */
export function checkDays(days: readonly Day[]): Day[] {
  const known = new Map<string, Day>();
  for (const day of days) {
    if (!isDay(day.date)) throw new SourceError('unexpected_answer', 'a date is invalid');
    if (!Number.isSafeInteger(day.count) || day.count < 0 || day.count > mostPerDay)
      throw new SourceError('unexpected_answer', `the count of ${day.date} is implausible`);
    const earlier = known.get(day.date);
    if (earlier && earlier.count !== day.count)
      throw new SourceError('unexpected_answer', `${day.date} has two different counts`);
    known.set(day.date, day);
  }
  return [...known.values()];
}

/** Returns one entry per day of the range, in order; missing days count zero. */
export function spreadDays(days: readonly Day[], range: DayRange): Day[] {
  const known = new Map(days.map((day) => [day.date, day]));
  return eachDay(range.from, range.to).map((date) => known.get(date) ?? { date, count: 0 });
}

export function addUp(answers: readonly (readonly Day[])[]): Day[] {
  const [first = [], ...others] = answers;
  return first.map(({ date, count }, index) => ({
    date,
    count: others.reduce((sum, other) => sum + (other[index]?.count ?? 0), count),
  }));
}

/** Counts timestamps per day of a time zone. Day borders are computed once, because time zone look-ups are slow. */
export function dayCounter(range: DayRange, timeZone: string) {
  const starts = dayStarts(timeZone, range.from, range.to);
  const dates = eachDay(range.from, range.to);
  const counts = new Array<number>(dates.length).fill(0);
  const [start = 0] = starts;
  const end = starts.at(-1) ?? 0;
  return {
    start,
    add(instant: number, count = 1): void {
      if (!(instant >= start && instant < end)) return;
      // Days are about equally long, so the guess is off by at most one.
      let index = Math.min(dates.length - 1, Math.floor((instant - start) / 86_400_000));
      while (instant < (starts[index] ?? 0)) index -= 1;
      while (instant >= (starts[index + 1] ?? Infinity)) index += 1;
      counts[index] = (counts[index] ?? 0) + count;
    },
    days: (): Day[] => dates.map((date, index) => ({ date, count: counts[index] ?? 0 })),
  };
}

/** GitHub's rule for `ContributionLevel`: the quartiles (nearest rank) of the days with contributions. The busiest day has level 4. */
export function withLevels(days: readonly Day[]): ContributionDay[] {
  const active = days.flatMap(({ count }) => (count > 0 ? count : [])).sort((a, b) => a - b);
  const quartiles = [0.25, 0.5, 0.75].map((part) => active[Math.ceil(part * active.length) - 1] ?? 0);
  const levelOf = (count: number) => {
    if (count <= 0) return 0;
    return count === active.at(-1) ? 4 : 1 + quartiles.filter((each) => count > each).length;
  };
  return days.map(({ date, count }) => ({ date, count, level: levelOf(count) as Level }));
}
