import { expect, test } from 'vitest';
import { format, formatDate, formatNumber } from './format.ts';

test.each([
  ['2025-09-01', 'es', '1 sept 2025'],
  ['2025-09-01', 'en', 'Sep 1, 2025'],
  ['2025-08', 'es', 'ago 2025'],
  ['2025-08', 'en', 'Aug 2025'],
  ['2024-12-31', 'es', '31 dic 2024'],
] as const)('%s in %s is written %s', (date, language, text) => {
  expect(formatDate(date, language)).toBe(text);
});

test('numbers follow the language', () => {
  expect(formatNumber(4.5, 'es')).toBe('4,5');
  expect(formatNumber(4.5, 'en')).toBe('4.5');
});

test('places are filled; an unknown one stays, so that the mistake shows', () => {
  expect(format('{a} of {b}', { a: 1, b: 'two' })).toBe('1 of two');
  expect(format('{a} {c}', { a: '{c}' })).toBe('{c} {c}');
});
