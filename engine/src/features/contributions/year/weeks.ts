import type { ContributionDay } from '#src/contracts/contributions.ts';
import { addDays, daysBetween, weekdayOf } from '#src/lib/time/days.ts';

/** One column: seven places, empty outside the range. */
export interface Week {
  /** First day of the week, even when outside the range. */
  start: string;
  days: (ContributionDay | null)[];
  month: number | null;
}

const columnsPerName = 3;

export function toWeeks(days: readonly ContributionDay[], weekStart: number): Week[] {
  const first = days[0]?.date;
  if (first === undefined) return [];
  const start = addDays(first, -((weekdayOf(first) - weekStart + 7) % 7));
  const last = days.at(-1)?.date ?? first;
  const weeks = Array.from({ length: Math.floor(daysBetween(start, last) / 7) + 1 }, (_, index): Week => ({
    start: addDays(start, index * 7),
    days: new Array<ContributionDay | null>(7).fill(null),
    month: null,
  }));
  for (const day of days) {
    const place = daysBetween(start, day.date);
    const week = weeks[Math.floor(place / 7)];
    if (week) week.days[place % 7] = day;
  }
  nameMonths(weeks);
  return weeks;
}

/** Labels the week that contains the 1st of a month; the first column only if the name fits. */
function nameMonths(weeks: Week[]): void {
  for (const week of weeks) {
    const opening = week.days.find((day) => day?.date.endsWith('-01'));
    if (opening) week.month = monthOf(opening.date);
  }
  const [first] = weeks;
  const opening = first?.days.find((day) => day !== null);
  if (first && opening && weeks.slice(1, columnsPerName).every((week) => week.month === null))
    first.month ??= monthOf(opening.date);
}

function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}
