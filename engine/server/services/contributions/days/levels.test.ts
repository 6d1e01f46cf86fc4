import { describe, expect, test } from 'vitest';
import { borrowedLevel, quartileLevels, withLevels } from './levels.ts';

describe('levels by quartiles of the active days', () => {
  test.each([
    [
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ],
    [
      [1, 2, 3, 4, 5, 6, 7, 8],
      [1, 1, 2, 2, 3, 3, 4, 4],
    ],
    [
      [0, 0, 5],
      [0, 0, 1],
    ],
    [
      [3, 3, 3],
      [1, 1, 1],
    ],
    [
      [1, 1, 1, 1, 1, 1, 1, 100],
      [1, 1, 1, 1, 1, 1, 1, 4],
    ],
    [[], []],
  ])('%j → %j', (counts, expected) => {
    const levelOf = quartileLevels(counts);
    expect(counts.map(levelOf)).toEqual(expected);
  });
});

test("a source's levels are kept only if every day has one", () => {
  const own = [
    { date: '2026-01-01', count: 1, level: 3 as const },
    { date: '2026-01-02', count: 2, level: 4 as const },
  ];
  expect(withLevels(own)).toEqual(own);
  const mixed = withLevels([...own, { date: '2026-01-03', count: 3 }]);
  expect(mixed.map(({ level }) => level)).toEqual([1, 2, 4]);
});

test.each([
  ['one active day', [{ count: 7 }, { count: 0 }], [4, 0]],
  ['days that are all alike', [{ count: 3 }, { count: 3 }], [4, 4]],
  [
    'a source with lower levels',
    [
      { count: 9, level: 1 as const },
      { count: 2, level: 1 as const },
    ],
    [4, 1],
  ],
  ['no contributions', [{ count: 0 }, { count: 0 }], [0, 0]],
])('the busiest day has level 4: %s', (_name, days, expected) => {
  const dated = days.map((day, index) => ({ date: `2026-01-0${index + 1}`, ...day }));
  expect(withLevels(dated).map(({ level }) => level)).toEqual(expected);
});

test('a level is taken from the busiest day not above the count', () => {
  const known = [
    { date: '2026-01-01', count: 2, level: 1 as const },
    { date: '2026-01-02', count: 5, level: 3 as const },
  ];
  expect([0, 1, 2, 4, 5, 99].map((count) => borrowedLevel(known, count))).toEqual([0, 1, 1, 1, 3, 3]);
});
