import { expect, test } from 'vitest';
import { moonShape } from './moon-shape.ts';

/** Area of the path within the disc, from its two arcs; the sign gives the side. */
function lit(path: string): number {
  const [, outer, width, back] = /A1 1 0 0 (\d) 0 1A([\d.]+) 1 0 0 (\d)/.exec(path) ?? [];
  // Half a disc plus half an ellipse when both arcs run the same way, else minus.
  const share = 0.5 + (outer === back ? 0.5 : -0.5) * Number(width);
  return outer === '1' ? share : -share;
}

test.each([
  ['a thin crescent, on the right', 20, false, 0.03],
  ['half, on the right', 90, false, 0.5],
  ['half, on the left in the south', 90, true, -0.5],
  ['nearly full, from the right', 160, false, 0.97],
  ['past full, lit on the left', 200, false, -0.97],
  ['an old crescent, on the right in the south', 340, true, 0.03],
])('%s', (_name, phase, southern, share) => expect(lit(moonShape(phase, southern))).toBeCloseTo(share, 2));
