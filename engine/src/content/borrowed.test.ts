import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { shownIn } from './borrowed.ts';
import { localizedText } from './schemas/fields.ts';

test('a language with null shows the text of another, whichever has one', () => {
  const text = parse(localizedText, { es: null, en: 'Pots' });
  expect([text.es, shownIn(text, 'es'), shownIn(text, 'en')]).toEqual(['Pots', 'en', 'en']);
  expect(() => parse(localizedText, { es: null, en: null })).toThrow(/es: … and en: …/);
  expect(() => parse(localizedText, { en: 'Pots' })).toThrow();
});
