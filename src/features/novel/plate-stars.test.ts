import { expect, it } from 'vitest';
import { numeral, plateStars } from './plate-stars.ts';

it.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [10, 'X'],
  [24, 'XXIV'],
])('%d is %s', (value, text) => {
  expect(numeral(value)).toBe(text);
});

it('draws a plate the same every time, and each differently', () => {
  expect(plateStars(3)).toEqual(plateStars(3));
  expect(plateStars(3)).not.toEqual(plateStars(4));
});
