import { expect, test } from 'vitest';
import { format, formatCapture, formatDate, formatNumber, formatPercent, keepUnits } from './format.ts';
import { languageFormats } from './language-formats.ts';

test.each([
  ['2025-09-01', 'es', '1 sept 2025'],
  ['2025-09-01', 'en', '1 Sept 2025'],
  ['2025-08', 'es', 'ago 2025'],
  ['2025-08', 'en', 'Aug 2025'],
] as const)('%s in %s is written %s', (date, language, text) => expect(formatDate(date, language)).toBe(text));

test.each([0, 7, 170, 999, 1000, 1234, 9999, 10_000, 123_456, 1_234_567, -1234, -12_345, 4.5, 0.125, 1234.5])(
  '%d is written as the platform writes it',
  (value) => {
    expect(formatNumber(value, 'es')).toBe(new Intl.NumberFormat('es-ES').format(value));
    expect(formatNumber(value, 'en')).toBe(new Intl.NumberFormat('en-GB').format(value));
  },
);

test('formats a fixed number of decimals', () => {
  expect(formatNumber(4, 'es', 1)).toBe('4,0');
  expect(formatNumber(0.48, 'en', 1)).toBe('0.5');
});

test('formats percentages per language, without a line break', () => {
  expect(formatPercent(75, 'es')).toBe('75\u00a0%');
  expect(formatPercent(92.5, 'en')).toBe('92.5%');
  expect(languageFormats('tr').percent).toBe('%{number}');
});

test('entries of a list are separated as the language does', () =>
  expect(['de', 'ar', 'fa', 'ja'].map((language) => languageFormats(language).comma)).toEqual([
    ', ',
    '، ',
    '، ',
    '、',
  ]));

test('keeps a figure and its unit on one line', () => {
  expect(keepUnits('De 8 h 40 m a 9 h 25 m; 12 s, 5 KB, 20 % y 3 gatos, 20 × 30 cm')).toBe(
    'De 8\u00a0h 40\u00a0m a 9\u00a0h 25\u00a0m; 12\u00a0s, 5\u00a0KB, 20\u00a0% y 3 gatos, 20\u00a0×\u00a030\u00a0cm',
  );
  expect(format('{count} min', { count: 3 })).toBe('3\u00a0min');
});

test("capture data uses the language's decimal separator", () => {
  expect(formatCapture('14-24 mm f/2.8', 'es')).toBe('14-24\u00a0mm f/2,8');
  expect(formatCapture('60 × 1.5 s', 'en')).toBe('60\u00a0×\u00a01.5\u00a0s');
});

test('fills placeholders and leaves unknown ones visible', () => {
  expect(format('{a} of {b}', { a: 1, b: 'two' })).toBe('1 of two');
  expect(format('{a} {c}', { a: '{c}' })).toBe('{c} {c}');
});
