import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { namesIn, ownerNames, subjectsIn } from './owner-names.ts';
import { root } from './sources.ts';

const folders = ['src', 'server', 'tools'];
const isText = /\.(tsx?|mjs|mts|css|html|txt|md|ya?ml|json)$/;
const isTest = /\.test\.tsx?$/;
/** It says what of that owner is still there, so it must know it. */
const doctor = /^tools\/doctor\//;
/** What the assistant learned its languages from names no owner, but all sorts of subjects. */
const examples = /^src\/assistant\/language\//;

const files = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && isText.test(entry.name) && !isTest.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((file) => !doctor.test(file));

const inFiles = (list: readonly string[], find: (text: string) => string[]) =>
  list.flatMap((file) => find(readFileSync(join(root, file), 'utf8')).map((word) => `${file}: ${word}`));

test('the owner of the content that ships is named in no code', () => {
  const names = ownerNames(root);
  expect(names.length).toBeGreaterThan(30);
  expect(inFiles(files, (text) => namesIn(text, names))).toEqual([]);
});

test('what that owner is about stands in no code', () => {
  const code = files.filter((file) => !examples.test(file));
  expect(inFiles(code, subjectsIn)).toEqual([]);
});
