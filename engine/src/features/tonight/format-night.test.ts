import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';
import { en } from '#src/i18n/en.ts';
import { stubWorker } from '#testing/worker-here.ts';
import { nightOfToday, formatNight } from './format-night.ts';

beforeEach(stubWorker);

afterEach(() => vi.useRealTimers());

const tell = async (now: string, town: string, latitude: number, longitude: number, timeZone: string) => {
  vi.useFakeTimers({ now: new Date(now) });
  const clock = readZoneClock(timeZone, Date.parse(now));
  const data = { coordinates: { latitude, longitude }, town, longest: '', clock, words: en.night };
  const night = await nightOfToday(data);
  return night && formatNight(night, data, 'en');
};

test('an ordinary night', async () => {
  // Sunset from the US Naval Observatory; last quarter was on 22 December.
  expect(await tell('2024-12-21T20:00:00Z', 'New York', 40.7128, -74.006, 'America/New_York')).toMatch(
    /^the Sun sets at 16:3[12]; fully dark from 18:\d\d to 05:\d\d; (waning gibbous|last quarter) Moon, [56]\d% lit, rises at 2\d:\d\d\.$/,
  );
});

test('a night without darkness, and one without sunset', async () => {
  expect(await tell('2024-06-21T12:00:00Z', 'London', 51.5074, -0.1278, 'Europe/London')).toContain(
    'the Sun sets at 21:21; it does not get fully dark; ',
  );
  expect(await tell('2024-06-21T12:00:00Z', 'Tromsø', 69.65, 18.96, 'Europe/Oslo')).toMatch(
    /^the Sun does not set; [^;]*Moon/,
  );
});

test('polar night counts as dark', async () => {
  expect(await tell('2024-12-21T12:00:00Z', 'Tromsø', 69.65, 18.96, 'Europe/Oslo')).toMatch(
    /the Sun does not rise; fully dark from 1\d:\d\d to 0\d:\d\d; /,
  );
});
