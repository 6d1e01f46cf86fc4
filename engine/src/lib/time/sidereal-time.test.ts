import { expect, test } from 'vitest';
import {
  chartPosition,
  chartRotation,
  chartSpan,
  greenwichSiderealTime,
  horizontalPosition,
  localSiderealTime,
  normalizeDegrees,
  siderealClock,
  zenithDistance,
  chartPositionAt,
  chartPositionOver,
} from './sidereal-time.ts';

const malaga = { latitude: 36.72, longitude: -4.42 };
const polaris = { rightAscension: 37.9546, declination: 89.2641 };
const vega = { rightAscension: 279.2347, declination: 38.7837 };
const sirius = { rightAscension: 101.2872, declination: -16.7161 };

const degrees = (hours: number, minutes: number, seconds: number) => 15 * (hours + minutes / 60 + seconds / 3600);

// Meeus, Astronomical Algorithms, examples 12.a and 12.b; the third is the epoch itself.
test.each([
  ['1987-04-10T00:00:00Z', degrees(13, 10, 46.3668)],
  ['1987-04-10T19:21:00Z', degrees(8, 34, 57.0896)],
  ['2000-01-01T12:00:00Z', degrees(18, 41, 50.54841)],
])('at Greenwich, %s', (moment, expected) => {
  expect(greenwichSiderealTime(Date.parse(moment))).toBeCloseTo(expected, 4);
});

test('is behind Greenwich in the west and gains about four minutes a day', () => {
  const evening = Date.parse('2026-03-20T21:00:00Z');
  expect(normalizeDegrees(greenwichSiderealTime(evening) - localSiderealTime(evening, -4.42))).toBeCloseTo(4.42, 6);
  expect(
    normalizeDegrees(localSiderealTime(evening + 86_400_000, -4.42) - localSiderealTime(evening, -4.42)),
  ).toBeCloseTo(0.98565, 4);
});

test.each([
  [0, { hours: 0, minutes: 0 }],
  [15, { hours: 1, minutes: 0 }],
  [359.9, { hours: 23, minutes: 59 }],
  [-15, { hours: 23, minutes: 0 }],
  [100.25, { hours: 6, minutes: 41 }],
])('%d degrees on a clock', (angle, clock) => expect(siderealClock(angle)).toEqual(clock));

const dunedin = { latitude: -45.87, longitude: 170.5 };
const tromso = { latitude: 69.65, longitude: 18.96 };
const quito = { latitude: -0.18, longitude: -78.47 };
const acrux = { rightAscension: 186.6496, declination: -63.0991 };
const canopus = { rightAscension: 95.988, declination: -52.6957 };
const dubhe = { rightAscension: 165.932, declination: 61.751 };

test.each(Object.entries({ malaga, tromso, quito, dunedin }))(
  'rotated for a moment, it shows every star over %s on its side, at its distance from the zenith',
  (_, place) => {
    for (const star of [polaris, vega, sirius, acrux, canopus, dubhe]) {
      for (let hour = 0; hour < 24; hour += 1) {
        const moment = Date.UTC(2026, 2, 20, hour);
        const { altitude, azimuth } = horizontalPosition(star, place, moment);
        if (altitude < 5) continue;
        const { x, y } = chartPosition(star, 1, place.latitude);
        const turn = (chartRotation(moment, place) * Math.PI) / 180;
        const across = x * Math.cos(turn) - y * Math.sin(turn);
        const up = -(x * Math.sin(turn) + y * Math.cos(turn));
        // East is on the right with south on top, and on the left with north on top.
        const east = Math.sin((azimuth * Math.PI) / 180) * (place.latitude < 0 ? -1 : 1);
        if (Math.abs(east) > 0.05) expect(Math.sign(across)).toBe(Math.sign(east));
        // On the meridian distances are true.
        if (Math.abs(across) < 0.02 && up > 0) {
          const apart = Math.abs(up - zenithDistance(place.latitude)) * chartSpan(place.latitude);
          expect(Math.abs(apart - (90 - altitude))).toBeLessThan(3);
        }
      }
    }
  },
);

const ms = Date.UTC(2026, 10, 22, 21, 17);

test.each(Object.entries({ malaga, dunedin, quito }))(
  'over %s a star is where its altitude and azimuth say',
  (_name, place) => {
    for (const star of [vega, canopus]) {
      const there = chartPositionOver(horizontalPosition(star, place, ms), 480, place.latitude);
      const here = chartPositionAt(star, 480, place, ms);
      expect(there.x).toBeCloseTo(here.x, 3);
      expect(there.y).toBeCloseTo(here.y, 3);
    }
  },
);
