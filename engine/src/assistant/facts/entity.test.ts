import { expect, test } from 'vitest';
import { inLanguage } from './entity.ts';

test('only an object whose keys are all languages is a text in each language', () => {
  expect(inLanguage({ en: 'Hello', es: 'Hola' }, 'es')).toBe('Hola');
  const entry = { es: 'a field named like a language', title: { en: 'Hello', es: 'Hola' } };
  expect(inLanguage(entry, 'es')).toEqual({ ...entry, title: 'Hola' });
});
