import { expect, it } from 'vitest';
import { lowerFirst } from './text.ts';

it.each([
  ['Uno o dos días', 'uno o dos días'],
  ['A day or two', 'a day or two'],
  ['WhatsApp within the hour', 'WhatsApp within the hour'],
  ['SMS the same day', 'SMS the same day'],
  ['E-Mail am selben Tag', 'E-Mail am selben Tag'],
  ['', ''],
])('within a sentence “%s” reads “%s”', (text, expected) => {
  expect(lowerFirst(text)).toBe(expected);
});
