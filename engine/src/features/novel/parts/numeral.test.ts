import { expect, it } from 'vitest';
import { numeral } from './numeral.ts';

it.each(Object.entries({ IV: 4, IX: 9, XXIV: 24 }))('%s is %d', (text, value) => expect(numeral(value)).toBe(text));
