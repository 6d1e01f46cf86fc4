import { expect, test } from 'vitest';
import { formatCoordinates } from './format.ts';
import { dictionaries } from './dictionary.ts';

test.each([
  ['en', { latitude: 36.72, longitude: -4.42 }, '36.72\u00a0N 4.42\u00a0W'],
  ['es', { latitude: 36.72, longitude: -4.42 }, '36,72\u00a0N 4,42\u00a0O'],
  ['es', { latitude: -33.4, longitude: 151 }, '33,40\u00a0S 151,00\u00a0E'],
] as const)('in %s, %o is printed %s', (language, place, text) => {
  expect(formatCoordinates(place, dictionaries[language].sky, language)).toBe(text);
});
