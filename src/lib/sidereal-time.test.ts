import { describe, expect, test } from 'vitest';
import {
  chartPosition,
  chartRotation,
  greenwichSiderealTime,
  horizontalPosition,
  localSiderealTime,
  normalizeDegrees,
  siderealClock,
} from './sidereal-time.ts';

const malaga = { latitude: 36.72, longitude: -4.42 };
const polaris = { rightAscension: 37.9546, declination: 89.2641 };
const vega = { rightAscension: 279.2347, declination: 38.7837 };
const sirius = { rightAscension: 101.2872, declination: -16.7161 };

const degrees = (hours: number, minutes: number, seconds: number) => 15 * (hours + minutes / 60 + seconds / 3600);

describe('sidereal time', () => {
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
  ])('%d degrees on a clock', (angle, clock) => {
    expect(siderealClock(angle)).toEqual(clock);
  });
});

describe('where a star stands', () => {
  test('Venus over Washington (Meeus, example 13.b)', () => {
    const washington = { latitude: 38.921389, longitude: -77.065556 };
    const venus = { rightAscension: 347.3193375, declination: -6.719892 };
    const { altitude, azimuth } = horizontalPosition(venus, washington, Date.parse('1987-04-10T19:21:00Z'));
    expect(altitude).toBeCloseTo(15.1249, 2);
    expect(azimuth).toBeCloseTo(68.0337 + 180, 2);
  });

  test('Polaris over Málaga: due north, as high as the latitude, at any hour', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const { altitude, azimuth } = horizontalPosition(polaris, malaga, Date.UTC(2026, 10, 21, hour));
      expect(Math.abs(altitude - malaga.latitude)).toBeLessThan(0.75);
      expect(Math.abs(((azimuth + 180) % 360) - 180)).toBeLessThan(1);
    }
  });

  test('Sirius over Málaga crosses the south at 90 - latitude + declination', () => {
    // 2026-02-01: local sidereal time reaches Sirius's right ascension shortly after 22:15 UTC.
    let moment = Date.parse('2026-02-01T21:00:00Z');
    while (normalizeDegrees(localSiderealTime(moment, malaga.longitude) - sirius.rightAscension) > 180) moment += 1000;
    const { altitude, azimuth } = horizontalPosition(sirius, malaga, moment);
    expect(azimuth).toBeCloseTo(180, 1);
    expect(altitude).toBeCloseTo(90 - 36.72 - 16.7161, 2);
    expect(new Date(moment).toISOString()).toMatch(/^2026-02-01T22:1/);
  });
});

describe('the chart', () => {
  test('has the pole in its middle, hour 0 on top and hour 6 on the right', () => {
    const pole = chartPosition({ rightAscension: 123, declination: 90 }, 470, -53);
    expect(Math.hypot(pole.x, pole.y)).toBe(0);
    const zero = chartPosition({ rightAscension: 0, declination: -53 }, 470, -53);
    expect(zero.x).toBeCloseTo(0);
    expect(zero.y).toBeCloseTo(-470);
    const six = chartPosition({ rightAscension: 90, declination: -53 }, 470, -53);
    expect(six.x).toBeCloseTo(470);
  });

  test('turned for a moment, it shows a star where it stands: Vega high in the east of a June night', () => {
    const moment = Date.parse('2026-06-20T22:00:00Z');
    const { altitude, azimuth } = horizontalPosition(vega, malaga, moment);
    expect(azimuth).toBeGreaterThan(45);
    expect(azimuth).toBeLessThan(90);
    expect(altitude).toBeGreaterThan(55);
    const { x, y } = chartPosition(vega, 470, -53);
    const turn = (chartRotation(moment, malaga.longitude) * Math.PI) / 180;
    const turned = { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
    // East is on the right of a chart whose south is on top; Vega has not crossed the meridian yet.
    expect(turned.x).toBeGreaterThan(0);
    expect(turned.y).toBeLessThan(0);
    // Its distance from the zenith, on the meridian at declination 36.72, agrees with its altitude.
    const zenith = chartPosition({ rightAscension: 0, declination: malaga.latitude }, 470, -53);
    const apart = (Math.hypot(turned.x - zenith.x, turned.y - zenith.y) * 143) / 470;
    expect(Math.abs(apart - (90 - altitude))).toBeLessThan(6);
  });
});
