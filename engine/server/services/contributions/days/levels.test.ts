import { expect, test } from 'vitest';
import { withLevels } from './days.ts';

test.each([
  ['quartiles of the active days', [1, 2, 3, 4, 5, 6, 7, 8], [1, 1, 2, 2, 3, 3, 4, 4]],
  ['idle days do not count', [0, 0, 1, 2, 3, 4], [0, 0, 1, 2, 3, 4]],
  ['one very busy day', [1, 1, 1, 1, 1, 1, 1, 100], [1, 1, 1, 1, 1, 1, 1, 4]],
  ['one active day', [7, 0], [4, 0]],
  ['days that are all alike', [3, 3], [4, 4]],
  ['no contributions', [0, 0], [0, 0]],
])('levels: %s', (_name, counts, expected) => {
  const days = counts.map((count, index) => ({ date: `2026-01-0${index + 1}`, count }));
  expect(withLevels(days).map(({ level }) => level)).toEqual(expected);
});
