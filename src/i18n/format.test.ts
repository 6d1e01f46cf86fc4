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

test.each([0, 7, 170, 999, 1000, 1234, 9999, 10_000, 123_456, 1_234_567, -1234, -12_345, 4.5, 0.125, 1234.5])(
  '%d is written as the platform writes it',
  (value) => {
    expect(formatNumber(value, 'es')).toBe(new Intl.NumberFormat('es-ES').format(value));
    expect(formatNumber(value, 'en')).toBe(new Intl.NumberFormat('en-US').format(value));
  },
);

test('decimals can be asked for', () => {
  expect(formatNumber(4, 'es', 1)).toBe('4,0');
  expect(formatNumber(0.48, 'en', 1)).toBe('0.5');
});

test('places are filled; an unknown one stays, so that the mistake shows', () => {
  expect(format('{a} of {b}', { a: 1, b: 'two' })).toBe('1 of two');
  expect(format('{a} {c}', { a: '{c}' })).toBe('{c} {c}');
});
