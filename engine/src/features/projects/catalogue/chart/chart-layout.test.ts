import { expect, test } from 'vitest';
import { figuresOf, joinsOf, namesThatFit, placeStars, type ChartEntry } from './chart-layout.ts';

const entry = (id: string, date: string, categories: string[] = [], tags: string[] = []): ChartEntry => ({
  id,
  title: id,
  date,
  categories: ['all', ...categories],
  tags,
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    entry(`p${index}`, `20${10 + (index % 15)}-0${1 + (index % 9)}-11`, ['shop', 'art'].slice(index % 3), [
      `t${index % 7}`,
    ]),
  );

test.each([1, 6, 500])('%d projects lie within the chart, from left to right by date', (count) => {
  const { stars, rows, ticks } = placeStars(many(count), ['shop', 'art']);
  expect(stars).toHaveLength(count);
  expect(rows).toBe(count === 1 ? 1 : 3);
  for (const { x, y } of stars) for (const share of [x, y]) expect(share > 0 && share < 1).toBe(true);
  const dates = stars.map(({ entry: { date } }) => date);
  expect(dates).toEqual(dates.toSorted());
  const across = stars.map(({ x }) => x);
  expect(across).toEqual(across.toSorted((a, b) => a - b));
  expect(ticks.length).toBeLessThanOrEqual(8);
});

test('an entry is in the band of its rarest filter, or in the last one', () => {
  const { bands, rows, stars } = placeStars(
    [entry('a', '2025-01', ['web']), entry('b', '2025-02', ['web', 'shop']), entry('c', '2025-03')],
    ['web', 'shop', 'empty'],
  );
  expect(bands).toEqual(['web', 'shop']);
  expect(stars.map(({ y }) => Math.floor(y * rows))).toEqual([0, 1, 2]);
});

test.each([
  ['2025-01-20', '2025-06-10', ['2025-02', '2025-03', '2025-04', '2025-05', '2025-06']],
  ['2021-03', '2026-02', ['2022', '2023', '2024', '2025', '2026']],
])('from %s to %s the axis names %j', (first, last, expected) => {
  const { ticks } = placeStars([entry('a', first), entry('b', last)], []);
  expect(ticks.map(({ text }) => text)).toEqual(expected);
});

test('a star is joined to all that share a tag', () => {
  const { stars } = placeStars(
    [
      entry('a', '2025-01', [], ['Vue', 'Python']),
      entry('b', '2025-02', [], ['Vue']),
      entry('c', '2025-03', [], ['Python', 'Vue']),
      entry('d', '2025-04', [], ['Rust']),
    ],
    [],
  );
  const joined = (id: string) => joinsOf(id, stars).map(([, { entry }]) => entry.id);
  expect(joined('a')).toEqual(['b', 'c']);
  expect(joined('d')).toEqual([]);
});

test('each filter has a figure of its own, in the order of dates', () => {
  const placed = placeStars(
    [
      entry('c', '2025-03', ['web']),
      entry('a', '2025-01', ['web']),
      entry('b', '2025-02', ['shop']),
      entry('d', '2025-04'),
      entry('e', '2025-05', ['web', 'art']),
    ],
    ['web', 'shop', 'art'],
  );
  // The last one is in the band of its rarest filter, and in the figure of the other too.
  expect(figuresOf(placed).map((join) => join.map(({ entry: { id } }) => id))).toEqual([
    ['a', 'c'],
    ['c', 'e'],
  ]);
});

test('names keep clear of the rules between bands', () => {
  const stars = [{ entry: entry('a', '2025-01'), x: 0.5, y: 0.5, row: 0 }];
  const names = namesThatFit({ stars, rows: 2 }, [], ['web', 'shop'], { width: 800, height: 400 });
  expect(Math.abs((names.get('a')?.y ?? 200) - 200)).toBeGreaterThan(10);
});
