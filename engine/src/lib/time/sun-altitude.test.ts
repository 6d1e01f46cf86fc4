import { expect, test } from 'vitest';
import { twilightAt } from './sun-altitude.ts';

test.each([
  [30, 0],
  [12, 0],
  [6, 0.5],
  [0, 1],
  [-6, 1],
  [-12, 0.5],
  [-18, 0],
  [-40, 0],
])('a Sun at %i degrees colours the sky by %f', (altitude, share) => expect(twilightAt(altitude)).toBe(share));
