import { expect, it } from 'vitest';
import { parseNovelAddress } from './novel-address.ts';

const chapters = { all: ['capitulo-01', 'capitulo-02', 'capitulo-03'], readable: ['capitulo-01', 'capitulo-02'] };

it.each([
  ['', 'overview', null],
  ['#reviews', 'reviews', null],
  ['#capitulo-02', 'chapters', 'capitulo-02'],
  ['#capitulo-03', 'chapters', null],
  ['#capitulo-99', 'overview', null],
  ['#%E0%A4%A', 'overview', null],
])('%s is %s with chapter %s', (hash, tab, chapter) => {
  expect(parseNovelAddress(hash, chapters)).toEqual({ tab, chapter });
});
