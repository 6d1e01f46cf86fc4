import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sources.ts';

/** Beyond this a folder gets parts with names. */
const most = 10;

/** A test, a sheet or the type of virtual data stands beside the file that it belongs to. */
const isOwn = (file: string) => !/\.(test|spec)\.tsx?$|\.d\.m?ts$/.test(file);

const counts = new Map<string, number>();
for (const file of sourceFiles(root, 'src', 'server', 'tools', 'tests').filter(isOwn))
  counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
const full = [...counts].filter(([, count]) => count > most).map(([folder]) => folder);

test('a folder holds at most ten source files', () => {
  expect(full).toEqual([]);
});
