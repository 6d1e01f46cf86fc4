import { expect, test } from 'vitest';
import { nearNames } from './near-names.ts';

const fileWord = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

test.each<[string, string[], string[]]>([
  ['meteomalga', ['meteomalaga', 'scv-moto'], ['meteomalaga']],
  ['svelte', ['svelte-icon', 'react', 'sveltekit'], ['sveltekit', 'svelte-icon']],
  ['Málaga', ['malaga', 'sevilla'], ['malaga']],
  ['mi foto', ['mi-foto', 'mi_foto'], ['mi-foto', 'mi_foto']],
  ['colour', ['color', 'kind', 'date'], ['color']],
  ['demourl', ['demoUrl', 'codeUrl', 'date'], ['demoUrl']],
  ['js', ['javascript', 'css'], []],
  ['', ['a'], []],
])('%s', (word, names, expected) => expect(nearNames(word, names)).toEqual(expected));

test('compares only the chosen part of a name', () => {
  const files = ['projects/last.svg', 'icons/lost.png', 'works/other.jpg'];
  expect(nearNames('projects/lost.svg', files, fileWord)).toEqual(['icons/lost.png', 'projects/last.svg']);
});
