import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plateStars } from './plate-stars.ts';

it('puts the single star of the first plate where the styles put the button over it', () => {
  const styles = readFileSync('../engine/src/features/novel/book/first-chapter.module.css', 'utf8');
  const place = (name: string) => Number(new RegExp(`--${name}: (\\d+);`).exec(styles)?.[1]);
  expect({ x: place('x'), y: place('y') }).toEqual(plateStars(1).at);
});
