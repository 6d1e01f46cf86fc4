import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sources.ts';

/** More than these mean that something is kept in step by hand that could be computed, or done by the event itself. */
const most = 24;

const effects = sourceFiles(root, 'src')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\buse\w*Effect\(/g)]
      .filter(([call]) => /^use(Browser)?(Layout|Insertion)?Effect\($/.test(call))
      .map(() => file),
  );

test('effects are few', () => {
  expect(effects.length).toBeLessThanOrEqual(most);
});

test('each stands in a hook with a name', () => {
  expect(effects.filter((file) => !basename(file).startsWith('use-'))).toEqual([]);
});
