import { expect, test } from 'vitest';
import { dragTo, loopTime, progressAt } from './slider-motion.ts';

test.each([
  ['left, by a tenth of the list', 0.2, -700, { progress: 0.3, overshoot: 0 }],
  ['right, by a tenth of the list', 0.2, 700, { progress: 0.1, overshoot: 0 }],
  ['not at all', 0.5, 0, { progress: 0.5, overshoot: 0 }],
  ['right past the beginning', 0, 200, { progress: 0, overshoot: 20 }],
  ['left past the end', 1, -50, { progress: 1, overshoot: -5 }],
  ['through the list and past its beginning', 0.1, 800, { progress: 0, overshoot: 10 }],
])('dragging %s', (_name, start, distance, place) => {
  const { progress, overshoot } = dragTo(start, distance, 7000);
  expect(progress).toBeCloseTo(place.progress, 10);
  expect(overshoot).toBeCloseTo(place.overshoot, 10);
});

test('dragging an empty list does not move', () => expect(dragTo(0, 100, 0)).toEqual({ progress: 0, overshoot: 0 }));

test.each([
  [0.25, 0.25],
  [1, 0],
  [1.25, 0.25],
])('after %d loops the progress is %d', (loops, share) => expect(progressAt(loops * loopTime)).toBeCloseTo(share, 10));
