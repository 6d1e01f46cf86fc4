import { expect, it } from 'vitest';
import { plateStars } from './plate-stars.ts';

it('is deterministic and differs per chapter', () => {
  expect(plateStars(3)).toEqual(plateStars(3));
  expect(plateStars(3)).not.toEqual(plateStars(4));
});
