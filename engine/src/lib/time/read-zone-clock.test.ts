import { describe, expect, test } from 'vitest';
import { dayIn } from './days.ts';
import { farthestFromSun, hoursFromSun, readZoneClock } from './read-zone-clock.ts';
import { dayOn, noonOn, timeOn } from './zone-clock.ts';

const now = Date.UTC(2026, 10, 22);
const far = ['Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
const zones = ['Europe/Madrid', 'America/New_York', 'UTC', ...far];

describe.each(zones)('%s', (timeZone) => {
  const clock = readZoneClock(timeZone, now);
  const ofBrowser = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

  test('agrees with Intl on every day and around every change', () => {
    const days = Array.from({ length: 3 * 366 }, (_, index) => now + index * 86_400_000 + 1_234_567);
    const changes = clock.flatMap(([minutes]) => [minutes * 60_000 - 1, minutes * 60_000]).slice(1);
    for (const ms of [...days, ...changes.filter((each) => each > Date.UTC(2025, 0, 2))]) {
      expect(timeOn(clock, ms)).toBe(ofBrowser.format(ms));
      expect(dayOn(clock, ms)).toBe(dayIn(timeZone, ms));
    }
  });

  test('noon is at 12:00 of the same day', () => {
    for (const [minutes] of clock)
      for (const hours of [-30, -1, 0, 1, 30]) {
        const ms = minutes * 60_000 + hours * 3_600_000;
        const noon = noonOn(clock, ms);
        expect([dayOn(clock, noon), timeOn(clock, noon)]).toEqual([dayOn(clock, ms), '12:00']);
      }
  });
});

test('has two changes a year with daylight saving time, and none without', () => {
  expect(readZoneClock('Europe/Madrid', now)).toHaveLength(1 + 2 * 11);
  expect(readZoneClock('Asia/Kathmandu', now)).toEqual([[Date.UTC(2025, 0, 1) / 60_000, 345]]);
});

test.each([
  ['Europe/Madrid', -8.4, true],
  ['Asia/Kolkata', 88.4, true],
  ['Pacific/Kiritimati', -157.4, true],
  ['Pacific/Apia', -171.8, true],
  ['Europe/London', 151.2, false],
])('%s at %d° is near: %s', (zone, longitude, isNear) => {
  expect(hoursFromSun(zone, longitude) <= farthestFromSun).toBe(isNear);
});
