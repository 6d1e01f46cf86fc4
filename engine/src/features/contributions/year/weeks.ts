import type { ContributionDay } from '#src/contracts/contributions.ts';
import { addDays, weekdayOf } from '#src/lib/time/days.ts';

/** One column: seven places, empty outside the range. */
export interface Week {
  /** First day of the week, even when outside the range. */
  start: string;
  days: (ContributionDay | null)[];
  month: number | null;
}

const columnsPerName = 3;

export function toWeeks(days: readonly ContributionDay[], weekStart: number): Week[] {
  const [first] = days;
  if (!first) return [];
  const empty = (weekdayOf(first.date) - weekStart + 7) % 7;
  const weeks = Array.from({ length: Math.ceil((empty + days.length) / 7) }, (_, week): Week => ({
    start: addDays(first.date, week * 7 - empty),
    days: Array.from({ length: 7 }, (__, day) => days[week * 7 + day - empty] ?? null),
    month: null,
  }));
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
