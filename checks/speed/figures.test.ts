import { expect, test } from 'vitest';
import { median, row } from './figures.ts';

test('the median ignores the order and leaves the list unchanged', () => {
  const values = [30, 10, 20];
  expect(median(values)).toBe(20);
  expect(values).toEqual([30, 10, 20]);
  expect(median([])).toBe(0);
});

test('figures are aligned', () => {
  expect(row('menu', [8, '16'], 4)).toBe(`menu${' '.repeat(18)}   8  16\n`);
});
