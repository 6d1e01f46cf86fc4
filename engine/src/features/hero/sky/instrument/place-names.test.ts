import { expect, test } from 'vitest';
import { placeObjects, type Box, type SkyRoom } from './place-names.ts';
import type { SkyObject } from './shown-objects.ts';

const room: SkyRoom = { width: 1000, height: 1000, from: -500, to: 500, letter: 10, covers: [], signs: [] };
const at = (name: string, x: number, y: number, body: SkyObject['body'] = 'Mars'): SkyObject => ({
  id: name,
  name,
  body,
  altitude: 10,
  x,
  y,
});
const portrait: Box = { x: 0, y: -100, width: 100, height: 100, isRound: true };
const print: Box = { x: 200, y: 0, width: 80, height: 50 };
const letter = (x: number, y: number, width = 8): Box => ({ x, y, width, height: 8 });

const sideOf = (label: string | null, left: number, top: number) =>
  label && [label, top === 0 ? (left > 0 ? 'right' : 'left') : top > 0 ? 'below' : 'above'].join(', ');

test.each<[string, SkyObject[], Partial<SkyRoom>, (string | null)[]]>([
  ['puts the name of a body on the right', [at('Marte', 0, 0)], {}, ['Marte, right']],
  ['puts it on the left near the eastern edge', [at('Marte', 230, 0)], {}, ['Marte, left']],
  ['shows no label for stars', [at('Vega', 0, 0, null)], {}, [null]],
  [
    'bodies close together share a name, carried by the outer one',
    [at('Marte', 12, 0), at('Júpiter', 0, 5)],
    {},
    ['Marte · Júpiter, right', null],
  ],
  [
    'a name changes sides where another mark is in its place',
    [at('Marte', 0, 0), at('Júpiter', 30, 0)],
    {},
    ['Marte, left', 'Júpiter, right'],
  ],
  ['a name changes sides beside a print', [at('Marte', 140, 0)], { covers: [print] }, ['Marte, left']],
  ['a name avoids the compass letters', [at('Marte', 0, 0)], { signs: [letter(30, 0)] }, ['Marte, left']],
  ['a name stays within the window', [at('Marte', 0, 0)], { to: 30 }, ['Marte, left']],
  [
    'a name without room on either side goes below',
    [at('Marte', 0, 0)],
    { signs: [letter(-30, 0), letter(30, 0)] },
    ['Marte, below'],
  ],
  [
    'a name without room there goes above',
    [at('Marte', 0, 0)],
    { signs: [letter(-30, 0), letter(30, 0), letter(0, 18, 80)] },
    ['Marte, above'],
  ],
  [
    'a name without any room is left out',
    [at('Marte', 0, 0)],
    { signs: [letter(-30, 0), letter(30, 0), letter(0, 18, 80), letter(0, -18, 80)] },
    [null],
  ],
])('%s', (_name, objects, more, expected) => {
  const names = placeObjects(objects, { ...room, ...more });
  expect(names.map(({ label, nameLeft, nameTop }) => sideOf(label, nameLeft, nameTop))).toEqual(expected);
});

test.each([
  ['from its middle', 0, -100],
  ['from its edge', 45, -110],
  ['from almost outside', -56, -100],
])('moves the Moon to the edge of the portrait: %s', (_name, x, y) => {
  const [moon] = placeObjects([at('Luna', x, y, 'Moon')], { ...room, covers: [portrait] });
  expect(Math.hypot((moon?.left ?? 0) - portrait.x, (moon?.top ?? 0) - portrait.y)).toBeCloseTo(50 + 9);
});

test('moves a covered body beside the print, but not a star', () => {
  const [mars, star] = placeObjects([at('Marte', 190, 20), at('Vega', 190, 20, null)], { ...room, covers: [print] });
  expect([mars?.left, mars?.top]).toEqual([190, 34]);
  expect([star?.left, star?.top]).toEqual([190, 20]);
});
