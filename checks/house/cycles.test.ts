import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sources.ts';

const files = new Set(sourceFiles(root, 'engine', 'create', 'checks'));

/** What a file imports, types too: `#src/x.ts` is below `engine/`, `#checks/x.ts` below the root. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
  return importedFiles
    .map(({ fileName }) => {
      if (fileName.startsWith('.')) return join(dirname(file), fileName);
      return fileName.replace(/^#(?=checks\/)/, '').replace(/^#/, 'engine/');
    })
    .filter((each) => files.has(each));
}

const imports = new Map([...files].map((file) => [file, importsOf(file)]));

function leadsTo(wanted: string, from: string, seen = new Set<string>()): boolean {
  return (imports.get(from) ?? []).some((next) => {
    if (next === wanted) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    return leadsTo(wanted, next, seen);
  });
}

test('no file imports itself by way of others, types included', () => {
  expect(imports.get('engine/src/app/app.tsx')?.length).toBeGreaterThan(5);
  expect([...files].filter((file) => leadsTo(file, file))).toEqual([]);
});
