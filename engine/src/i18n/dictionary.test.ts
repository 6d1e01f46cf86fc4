import { expect, test } from 'vitest';
import { dictionaries } from './dictionary.ts';

/** Every text of a dictionary with its path: `shell.pages.home` → `Inicio`. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key));
}

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
const es = texts(dictionaries.es);
const en = new Map(texts(dictionaries.en));

test.each(es)('%s has the same placeholders in both languages and is not blank', (path, spanish) => {
  const english = en.get(path) ?? '';
  expect(spanish.trim()).not.toBe('');
  expect(english.trim()).not.toBe('');
  expect(placesOf(english)).toEqual(placesOf(spanish));
});
