import { expect, test } from 'vitest';
import { twilightAt } from './sun-altitude.ts';

test('the Sun colours the sky around sunset', () => {
  const shares = [30, 12, 6, 0, -6, -12, -18, -40].map((altitude) => twilightAt(altitude));
  expect(shares).toEqual([0, 0, 0.5, 1, 1, 0.5, 0, 0]);
});
