import { expect, test } from 'vitest';
import { positionAfterKey, withinReach } from './window-position.ts';

const size = { width: 400, height: 500 };
const page = { width: 1000, height: 800 };

test.each([
  [
    { right: 24, bottom: 24 },
    { right: 24, bottom: 24 },
  ],
  [
    { right: -900, bottom: -900 },
    { right: 8, bottom: 8 },
  ],
  [
    { right: 9999, bottom: 9999 },
    { right: 592, bottom: 292 },
  ],
])('%j is shown at %j', (wanted, shown) => {
  expect(withinReach(wanted, size, page)).toEqual(shown);
});

test('a window larger than the page keeps its top left corner visible', () => {
  expect(withinReach({ right: 24, bottom: 24 }, size, { width: 300, height: 200 })).toEqual({
    right: -108,
    bottom: -308,
  });
});

test('arrow keys move it, further with Shift', () => {
  const from = { right: 100, bottom: 100 };
  expect(positionAfterKey(from, 'ArrowLeft', false)).toEqual({ right: 116, bottom: 100 });
  expect(positionAfterKey(from, 'ArrowDown', true)).toEqual({ right: 100, bottom: 36 });
});
