import { expect, test } from 'vitest';
import { clearOf, placeNames, type Box, type Named, type NameRoom } from './place-names.ts';

const box = (x: number, y: number, width = 8, height = 8): Box => ({ x, y, width, height });
const at = (text: string, x: number, y: number, side: Named['side'] = 1): Named => ({
  mark: box(x, y, 18, 18),
  text,
  side,
});
const within = box(0, 0, 2000, 2000);
const letter = { width: 6, height: 14 };
const sides = [box(-30, 0), box(30, 0)];

const sideOf = (name: Named, place: Box | null) => {
  if (!place) return null;
  const [x, y] = [place.x - name.mark.x, place.y - name.mark.y];
  return `${['above', '', 'below'][1 + Math.sign(y)]} ${['left', 'middle', 'right'][1 + Math.sign(x)]}`.trim();
};

test.each<[string, Named[], Partial<NameRoom>, (string | null)[]]>([
  ['is on the preferred side', [at('Mars', 0, 0), at('Venus', 300, 0, -1)], {}, ['right', 'left']],
  ['is on the other side beside a picture', [at('Mars', 0, 0)], { taken: [box(60, 0, 80, 50)] }, ['left']],
  ['stays within the window', [at('Mars', 0, 0)], { within: box(0, 0, 60, 2000) }, ['below right']],
  ['goes below where both sides are taken', [at('Mars', 0, 0)], { taken: sides }, ['below right']],
  ['goes above at last', [at('Mars', 0, 0)], { taken: [...sides, box(0, 18, 80)] }, ['above right']],
  ['is not beside a mark', [at('Mars', 0, 0), at('Jupiter', 40, 14)], { taken: sides }, ['below left', 'right']],
  ['is left out without any room', [at('Mars', 0, 0)], { within: box(0, 0, 30, 30) }, [null]],
  ['covers no other mark', [at('Mars', 0, 0), at('Jupiter', 30, 0)], {}, ['left', 'right']],
  ['is apart', [at('Mars', 0, 0), at('Jupiter', 4, 0), at('Saturn', 8, 0)], {}, ['left', 'below right', 'right']],
])('a name %s', (_name, names, room, expected) => {
  const places = placeNames(names, { within, taken: [], letter, ...room });
  expect(places.map((place, index) => sideOf(names[index] as Named, place))).toEqual(expected);
});

test('an important name is placed first', () => {
  const names = [at('Mars', 0, 0), at('Jupiter', 0, 0)];
  const room = { within: box(40, 0, 70, 14), taken: [], letter };
  expect(placeNames(names, room).map(Boolean)).toEqual([true, false]);
});

const portrait: Box = { ...box(0, -100, 100, 100), isRound: true };

test.each([
  ['from the middle', 0, -100],
  ['from the edge', 45, -110],
  ['from almost outside', -56, -100],
])('a mark moves to the edge of a disc: %s', (_name, x, y) => {
  const moved = clearOf(box(x, y, 18, 18), portrait);
  expect(Math.hypot(moved.x - portrait.x, moved.y - portrait.y)).toBeCloseTo(50 + 9);
});

test('a mark moves to the nearest edge of a picture', () => {
  expect(clearOf(box(190, 20, 18, 18), box(200, 0, 80, 50))).toMatchObject({ x: 190, y: 34 });
});
