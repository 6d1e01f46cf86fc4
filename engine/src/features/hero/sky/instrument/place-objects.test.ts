import { expect, test } from 'vitest';
import type { Box } from '#src/lib/place-names.ts';
import { placeObjects, type SkyRoom } from './place-objects.ts';
import type { SkyObject } from './shown-objects.ts';

const box = (x: number, y: number, width: number, height = width): Box => ({ x, y, width, height });
const within = box(0, 0, 1000);
const room: SkyRoom = { width: 1000, height: 1000, within, letter: 10, covers: [], signs: [], star: null };
const at = (name: string, x: number, y: number, body: SkyObject['body']): SkyObject => ({
  id: name,
  name,
  body,
  altitude: 10,
  x,
  y,
});

test('a body moves off pictures and letters and is named; a star does neither', () => {
  const objects = [at('Marte', 0, 0, 'Mars'), at('Vega', 0, 0, null)];
  const { placed } = placeObjects(objects, '', { ...room, signs: [box(4, 2, 10)], covers: [box(-20, 0, 40, 20)] });
  expect(placed.map(({ isNamed }) => isNamed)).toEqual([true, false]);
  expect([placed[0]?.left, placed[0]?.top]).not.toEqual([0, 0]);
  expect([placed[1]?.left, placed[1]?.top]).toEqual([0, 0]);
});

test('the star that does not turn is named apart from the bodies', () => {
  const star = box(0, 0, 34);
  const alone = placeObjects([], 'uncatalogued', { ...room, star }).star;
  expect(alone?.nameLeft).toBeGreaterThan(0);
  const beside = placeObjects([at('Sol', 40, 0, 'Sun')], 'uncatalogued', { ...room, star }).star;
  expect(beside?.nameLeft).toBeLessThan(0);
});

test('bodies close together are one object with one name, and stay apart', () => {
  const objects = [at('Marte', 0, 0, 'Mars'), at('Júpiter', 3, 4, 'Jupiter'), at('Venus', 60, 0, 'Venus')];
  const { placed } = placeObjects(objects, '', room);
  expect(placed.map(({ name, isNamed }) => [name, isNamed])).toEqual([
    ['Marte · Júpiter', true],
    ['Venus', true],
  ]);
  const narrow = { ...room, within: box(0, 0, 240) };
  expect(placeObjects(objects, '', narrow).placed[0]?.text).toBe('Marte ·\nJúpiter');
  const [, second] = placed[0]?.bodies ?? [];
  expect(second).toEqual({ body: 'Jupiter', left: expect.closeTo(9.6) as number, top: expect.closeTo(12.8) as number });
});
