import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plateStars } from './plate-stars.ts';

it('is deterministic and differs per chapter', () => {
  expect(plateStars(3)).toEqual(plateStars(3));
  expect(plateStars(3)).not.toEqual(plateStars(4));
});

it('puts the single star of the first plate where the styles put the button over it', () => {
  const styles = readFileSync('../engine/src/features/novel/chapters/first-chapter.module.css', 'utf8');
  const place = (name: string) => Number(new RegExp(`--${name}: (\\d+);`).exec(styles)?.[1]);
  expect({ x: place('x'), y: place('y') }).toEqual(plateStars(1).at);
});
