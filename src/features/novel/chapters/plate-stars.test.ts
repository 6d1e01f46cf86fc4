import { expect, it } from 'vitest';
import { plateStars } from './plate-stars.ts';

it('draws a plate the same every time, and each differently', () => {
  expect(plateStars(3)).toEqual(plateStars(3));
  expect(plateStars(3)).not.toEqual(plateStars(4));
});
