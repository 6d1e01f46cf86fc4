import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chartPosition, chartPositionOver, chartRadius } from '#src/lib/time/sidereal-time.ts';
import { narrowShare, skyChart, spanShare } from './sky.ts';
import { engineRoot } from '#src/content/roots.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`./celestial/${name}`, import.meta.url), 'utf8')) as never;
const drawn = (latitude: number) => skyChart(read('stars.6.json'), read('constellations.lines.json'), latitude);
const malaga = 36.72;
const chart = drawn(malaga);

function dots(width: string, drawing = chart, tint = '\\w+'): string[] {
  const groups = drawing.matchAll(
    new RegExp(`var\\(--star-${tint},#000\\)" stroke-width="${width}" d="(m[^"]+)"`, 'g'),
  );
  return [...groups].flatMap(([, path = '']) => {
    let [x, y] = [0, 0];
    return [...path.matchAll(/m(-?\d+) (-?\d+)h0/g)].map(([, dx, dy]) => {
      x += Number(dx);
      y += Number(dy);
      return `${x} ${y}`;
    });
  });
}

test.each([
  ['Vega, of the brightest', { rightAscension: 279.2347, declination: 38.7837 }, '4.6'],
  ['Sirius, of the brightest', { rightAscension: 101.2872, declination: -16.7161 }, '4.6'],
  ['Polaris, of the second magnitude', { rightAscension: 37.9546, declination: 89.2641 }, '3'],
])('has %s', (_name, star, width) => {
  const { x, y } = chartPosition(star, chartRadius, malaga);
  expect(dots(width)).toContain(`${Math.round(x)} ${Math.round(y)}`);
});

test('contains the naked-eye sky down to magnitude 5, without stars that never rise', () => {
  const count = ['4.6', '3.8', '3', '2.2', '1.6', '1.2', '0.8'].flatMap((width) => dots(width)).length;
  expect(count).toBeGreaterThan(1200);
  expect(count).toBeLessThan(1600);
  const furthest = Math.max(
    ...['4.6', '3.8', '3']
      .flatMap((width) => dots(width))
      .map((dot) => Math.hypot(...(dot.split(' ').map(Number) as [number, number]))),
  );
  expect(furthest).toBeLessThanOrEqual(chartRadius + 1);
});

test('the horizon is separate from the turning part, and is left out of a mask', () => {
  expect(chart).toMatch(/^<svg[^>]*><g id="sky".*<\/g><symbol id="horizon".*<\/symbol><\/svg>$/);
});

test('is small', () => expect(brotliCompressSync(Buffer.from(chart)).length).toBeLessThan(25 * 1024));

test.each([36.72, 52, -34])('compressed, the horizon of %d is a circle around the zenith', (latitude) => {
  const zenith = chartPositionOver({ altitude: 90, azimuth: 0 }, chartRadius, latitude);
  const reach = chartRadius / spanShare(latitude);
  for (let azimuth = 1; azimuth < 360; azimuth += 10) {
    const { x, y } = chartPositionOver({ altitude: 0, azimuth }, chartRadius, latitude);
    const distance = Math.hypot((x - zenith.x) * narrowShare(latitude), y - zenith.y) / reach;
    expect(Math.abs(distance - 1)).toBeLessThan(0.03);
  }
});

test('the page places the drawing by the same edge', () => {
  const sheet = readFileSync(`${engineRoot}/src/features/hero/sky/sky.module.css`, 'utf8');
  expect(sheet).toContain(`var(--span) / ${chartRadius / 1000})`);
  expect(sheet).toContain(`--narrow: ${narrowShare(malaga).toFixed(4)}`);
});
