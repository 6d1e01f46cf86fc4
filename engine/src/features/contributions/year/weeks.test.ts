import { expect, test } from 'vitest';
import type { ContributionDay } from '#src/contracts/contributions.ts';
import { eachDay, yearBefore } from '#src/lib/time/days.ts';
import { nextDay } from './next-day.ts';
import { summarize } from './summary.ts';
import { toWeeks } from './weeks.ts';

const yearTo = (to: string, count = 0) =>
  eachDay(yearBefore(to), to).map((date): ContributionDay => ({ date, count, level: count > 0 ? 1 : 0 }));

test('weeks start on Monday or Sunday, with every day in its row', () => {
  for (const weekStart of [0, 1]) {
    const weeks = toWeeks(yearTo('2026-11-21'), weekStart);
    expect(weeks.flatMap((week) => week.days.filter(Boolean))).toEqual(yearTo('2026-11-21'));
    for (const week of weeks) {
      expect(new Date(`${week.start}T00:00:00Z`).getUTCDay()).toBe(weekStart);
      week.days.forEach((day, index) => {
        if (day) expect((new Date(`${day.date}T00:00:00Z`).getUTCDay() - weekStart + 7) % 7).toBe(index);
      });
    }
  }
});

test('a year touches at most 54 weeks, the width of the chart', () => {
  // A leap year: every weekday as the last day, with and without 29 February.
  const years = eachDay('2024-01-01', '2024-12-31').map((to) => yearTo(to));
  for (const weekStart of [0, 1]) expect(Math.max(...years.map((year) => toWeeks(year, weekStart).length))).toBe(54);
});

test('each month is labelled once, above its first day, without overlaps', () => {
  for (const to of eachDay('2026-01-01', '2026-12-31')) {
    const weeks = toWeeks(yearTo(to), 1);
    const named = weeks.flatMap((week, column) => (week.month === null ? [] : [{ column, month: week.month }]));
    named.slice(1).forEach(({ column, month }, index) => {
      const before = named[index];
      expect(column - (before?.column ?? 0)).toBeGreaterThanOrEqual(3);
      expect(month).toBe(((before?.month ?? 0) % 12) + 1);
    });
    expect(named.length).toBeGreaterThanOrEqual(12);
  }
});

test('keys move by days and weeks and stop at the ends', () => {
  const days = eachDay('2026-11-01', '2026-11-21');
  const from = (key: string, day: string) => nextDay(key, days, day);
  expect(from('ArrowLeft', '2026-11-15')).toBe('2026-11-08');
  expect(from('ArrowRight', '2026-11-08')).toBe('2026-11-15');
  expect(from('ArrowUp', '2026-11-15')).toBe('2026-11-14');
  expect(from('ArrowDown', '2026-11-15')).toBe('2026-11-16');
  expect([from('Home', '2026-11-15'), from('End', '2026-11-15')]).toEqual(['2026-11-01', '2026-11-21']);
  for (const [key, day] of ['ArrowDown 2026-11-21', 'ArrowLeft 2026-11-03', 'x 2026-11-03'].map((each) =>
    each.split(' '),
  ))
    expect(from(key ?? '', day ?? '')).toBeNull();
});

test('summarizes the year', () => {
  const days = eachDay('2026-01-30', '2026-02-02').map((date, index): ContributionDay => ({
    date,
    count: [0, 4, 1, 4][index] ?? 0,
    level: 1,
  }));
  expect(summarize(days)).toEqual({
    days: 4,
    activeDays: 3,
    busiest: days[1],
    months: [
      { month: '2026-01', count: 4, activeDays: 1 },
      { month: '2026-02', count: 5, activeDays: 2 },
    ],
  });
  expect(summarize([]).busiest).toBeNull();
});
