import { expect, test } from 'vitest';
import { cycles, importsOf, root, sourceFiles } from './sources.ts';

// ESLint sees rings by value; one by type alone ties two files together as much.
test('no file imports itself in the end, not even by type', () => {
  const files = sourceFiles(root, 'src', 'server', 'tools', 'tests');
  expect(cycles(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([]);
});

test('a ring is found, whoever closes it', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ]);
  expect(cycles(graph)).toEqual(['a → b → c → a']);
});

test('an import is seen in each of its forms', () => {
  expect(importsOf('src/app/pages.ts')).toEqual(
    expect.arrayContaining([
      'src/content/data-source.ts',
      'src/i18n/addresses.ts',
      'src/pages/home/page.loader.ts',
      'src/pages/home/page.tsx',
    ]),
  );
});
