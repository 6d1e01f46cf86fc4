import { expect, test } from 'vitest';
import { formatCoordinates } from './coordinates.ts';

test.each([
  [{ latitude: 36.72, longitude: -4.42 }, '36.72 N 4.42 W'],
  [{ latitude: -33.4, longitude: 151 }, '33.40 S 151.00 E'],
])('%o is printed %s', (place, text) => {
  expect(formatCoordinates(place)).toBe(text);
});
