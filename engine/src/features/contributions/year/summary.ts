import type { ContributionDay } from '#src/contracts/contributions.ts';

interface MonthTotal {
  /** `2026-03` */
  month: string;
  count: number;
  activeDays: number;
}

/** `busiest` is the first of the busiest days; null in a year without contributions. */
export function summarize(days: readonly ContributionDay[]) {
  const months = new Map<string, MonthTotal>();
  let busiest: ContributionDay | null = null;
  for (const day of days) {
    const month = day.date.slice(0, 7);
    const total = months.get(month) ?? { month, count: 0, activeDays: 0 };
    total.count += day.count;
    if (day.count > 0) total.activeDays += 1;
    months.set(month, total);
    if (day.count > (busiest?.count ?? 0)) busiest = day;
  }
  const list = [...months.values()];
  return { days: days.length, activeDays: list.reduce((sum, each) => sum + each.activeDays, 0), busiest, months: list };
}
