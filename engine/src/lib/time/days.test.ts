import { expect, test } from 'vitest';
import { addDays, dayIn, dayStarts, daysBetween, eachDay, isDay, weekdayOf, yearBefore } from './days.ts';

test('days that exist', () => {
  expect(['2024-02-29', '2026-12-31', '0001-01-01'].map(isDay)).toEqual([true, true, true]);
  expect(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', ''].some(isDay)).toBe(false);
});

test('counting days', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(daysBetween('2025-06-30', '2026-06-30')).toBe(365);
  expect(eachDay('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(eachDay('2026-02-02', '2026-02-01')).toEqual([]);
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect([yearBefore('2026-06-30'), yearBefore('2024-02-29')]).toEqual(['2025-06-30', '2023-02-28']);
});

test('the day depends on the time zone', () => {
  const instant = Date.parse('2026-06-30T22:30:00Z');
  const days = ['Europe/Madrid', 'UTC', 'Pacific/Kiritimati'].map((zone) => dayIn(zone, instant));
  expect(days).toEqual(['2026-07-01', '2026-06-30', '2026-07-01']);
});

test.each([
  ['Europe/Madrid', '2026-03-29', 23],
  ['Europe/Madrid', '2026-10-25', 25],
  ['Europe/Madrid', '2026-07-01', 24],
  // Daylight saving starts at midnight there: the day begins at one o'clock.
  ['America/Santiago', '2025-09-07', 23],
  ['Africa/Cairo', '2026-04-24', 23],
  ['Asia/Kathmandu', '2026-07-01', 24],
])('%s has a %s of %i hours', (zone, day, hours) => {
  const [start = 0, end = 0] = dayStarts(zone, day, day);
  expect((end - start) / 3_600_000).toBe(hours);
  expect([dayIn(zone, start), dayIn(zone, start - 1) < day, dayIn(zone, end - 1)]).toEqual([day, true, day]);
});
