import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chartPosition } from '#src/lib/sidereal-time.ts';
import { chartEdge, chartRadius, skyChart } from './sky.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../node_modules/d3-celestial/data/${name}`, import.meta.url), 'utf8')) as never;
const chart = skyChart(read('stars.6.json'), read('constellations.lines.json'));

/** The places of all dots of a width, with their relative moves followed. */
function dots(width: string): string[] {
  const path = new RegExp(`stroke-width="${width}" d="(m[^"]+)"`).exec(chart)?.[1] ?? '';
  let [x, y] = [0, 0];
  return [...path.matchAll(/m(-?\d+) (-?\d+)h0/g)].map(([, dx, dy]) => {
    x += Number(dx);
    y += Number(dy);
    return `${x} ${y}`;
  });
}

describe('the star chart', () => {
  test.each([
    ['Vega, of the brightest', { rightAscension: 279.2347, declination: 38.7837 }, '9'],
    ['Sirius, of the brightest', { rightAscension: 101.2872, declination: -16.7161 }, '9'],
    ['Polaris, of the second magnitude', { rightAscension: 37.9546, declination: 89.2641 }, '5.2'],
  ])('has %s', (_name, star, width) => {
    const { x, y } = chartPosition(star, chartRadius, chartEdge);
    expect(dots(width)).toContain(`${Math.round(x)} ${Math.round(y)}`);
  });

  test('holds the naked-eye sky down to magnitude 4.5 and leaves out what never rises', () => {
    const count = ['9', '7', '5.2', '3.8', '2.8', '2.1'].flatMap(dots).length;
    expect(count).toBeGreaterThan(700);
    expect(count).toBeLessThan(950);
    const furthest = Math.max(
      ...['9', '7', '5.2'].flatMap(dots).map((dot) => Math.hypot(...(dot.split(' ').map(Number) as [number, number]))),
    );
    expect(furthest).toBeLessThanOrEqual(chartRadius + 1);
  });

  test('is light', () => {
    expect(brotliCompressSync(Buffer.from(chart)).length).toBeLessThan(25 * 1024);
  });
});
