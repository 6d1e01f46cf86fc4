import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

test.each([
  [0, 0, [0]],
  [31, 1, [31]],
  [32, 1, [32]],
  [33, 1, [31, 2]],
  [500, 1, [31, ...Array.from({ length: 15 }, () => 30), 19]],
])('%i items, the first group with %i more', (count, more, sizes) => {
  const items = Array.from({ length: count }, (_, index) => index);
  const groups = inGroups(items, more);
  expect(groups.map((group) => group.length)).toEqual(sizes);
  expect(groups.flat()).toEqual(items);
});
