import { expect, test } from 'vitest';
import { placesIn } from './star-store.ts';

test.each([
  ['', []],
  ['novel home', ['home', 'novel']],
  ['home,novel', []],
  ['{"found":["home"]}', []],
  ['home nowhere __proto__ contact', ['home', 'contact']],
  ['contact about novel projects home', ['home', 'projects', 'novel', 'about', 'contact']],
])('"%s" names %j', (text, expected) => expect(placesIn(text)).toEqual(expected));
