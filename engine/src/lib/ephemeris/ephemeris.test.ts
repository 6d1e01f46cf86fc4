import { expect, test } from 'vitest';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';
import { noonOn } from '../time/zone-clock.ts';
import { bodiesAt, moonAt } from './bodies.ts';
import { phaseIndex } from './moon-phase.ts';
import { nightAfter } from './night.ts';

const minute = 60_000;

test('Venus over Washington (Meeus, Astronomical Algorithms, example 13.b)', () => {
  const washington = { latitude: 38.9214, longitude: -77.0656 };
  const venus = bodiesAt(Date.UTC(1987, 3, 10, 19, 21), washington).find(({ name }) => name === 'Venus');
  // Meeus gives 68.034, counted from the south, without refraction (a sixteenth of a degree here).
  expect(venus?.azimuth).toBeCloseTo(248.034, 1);
  expect(venus?.altitude).toBeCloseTo(15.125 + 0.06, 1);
});

test.each([
  // The eclipses of 8 April and 18 September 2024; quarters from the US Naval Observatory.
  ['new at an eclipse of the Sun', Date.UTC(2024, 3, 8, 18, 21), 0],
  ['first quarter', Date.UTC(2024, 3, 15, 19, 13), 2],
  ['full at an eclipse of the Moon', Date.UTC(2024, 8, 18, 2, 35), 4],
  ['last quarter', Date.UTC(2024, 4, 1, 11, 27), 6],
])('%s', (_name, ms, index) => expect(phaseIndex(moonAt(ms).phase)).toBe(index));

// Sunsets to the minute, from almanacs.
test.each([
  ['New York in December', 40.7128, -74.006, 'America/New_York', '2024-12-21T17:00:00Z', '2024-12-21T21:32:00Z'],
  ['Sydney in December', -33.8688, 151.2093, 'Australia/Sydney', '2024-12-21T02:00:00Z', '2024-12-21T09:05:00Z'],
])('%s', (_name, latitude, longitude, timeZone, now, sunset) => {
  const night = nightAfter(noonOn(readZoneClock(timeZone, Date.parse(now)), Date.parse(now)), {
    latitude,
    longitude,
  });
  expect(night.kind).toBe('ordinary');
  expect(Math.abs((night.sunset ?? 0) - Date.parse(sunset))).toBeLessThan(2 * minute);
});

test('London has no full darkness in June, and has it in March', () => {
  const london = { latitude: 51.5074, longitude: -0.1278 };
  expect(nightAfter(Date.UTC(2024, 5, 21, 11), london)).toMatchObject({ darkFrom: null, darkUntil: null });
  const march = nightAfter(Date.UTC(2024, 2, 20, 12), london);
  // At the equinox the Sun takes about 112 minutes from the horizon to -18 degrees at this latitude.
  const twilight = ((march.darkFrom ?? 0) - (march.sunset ?? 0)) / minute;
  expect(twilight).toBeGreaterThan(105);
  expect(twilight).toBeLessThan(120);
});

test('Tromsø: the Sun does not set in June and does not rise in December, when it is dark all the same', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  expect(nightAfter(Date.UTC(2024, 5, 21, 10), tromso)).toMatchObject({
    kind: 'polar-day',
    sunset: null,
    planets: [],
  });
  const december = nightAfter(Date.UTC(2024, 11, 21, 11), tromso);
  expect(december).toMatchObject({ kind: 'polar-night', sunset: null });
  expect(december.darkFrom).not.toBeNull();
  expect(december.darkUntil).not.toBeNull();
});

test('Jupiter at its opposition of 7 December 2024 is in sight, Mercury, two days past its conjunction, is not', () => {
  const { planets } = nightAfter(Date.UTC(2024, 11, 7, 11), { latitude: 36.72, longitude: -4.42 });
  expect(planets).toContain('Jupiter');
  expect(planets).not.toContain('Mercury');
});
