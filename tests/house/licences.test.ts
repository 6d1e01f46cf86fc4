import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licenceList, licenceProblems, type LockFile } from '#tools/licences/licence-list.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;

test('every package has a licence that is accepted for what it is used for', () => {
  expect(licenceProblems(lock)).toEqual([]);
});

test('docs/licences.md is what `npm run licences` writes', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceList(lock));
});

test.each([
  ['GPL-3.0-only', false, 1],
  ['LGPL-3.0-or-later', false, 1],
  ['LGPL-3.0-or-later', true, 0],
  ['(MIT OR GPL-3.0-only)', false, 0],
  ['MIT AND GPL-3.0-only', true, 1],
  [undefined, false, 1],
])('%s (of a tool: %s): %s problem', (license, dev, count) => {
  const one = { packages: { 'node_modules/x': { version: '1.0.0', dev, ...(license ? { license } : {}) } } };
  expect(licenceProblems(one)).toHaveLength(count);
});
