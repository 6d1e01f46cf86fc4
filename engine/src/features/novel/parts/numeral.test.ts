import { expect, it } from 'vitest';
import { numeral } from './numeral.ts';

it.each([
  [4, 'IV'],
  [9, 'IX'],
  [24, 'XXIV'],
])('%d is %s', (value, text) => expect(numeral(value)).toBe(text));
