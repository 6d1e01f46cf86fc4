import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licenceList, licenceProblems, type LockFile } from '#checks/licences/licence-list.ts';
import { repository } from '#checks/repository.ts';

const lock = JSON.parse(readFileSync(`${repository}/package-lock.json`, 'utf8')) as LockFile;

test('every package has a licence accepted for its use', () => {
  expect(licenceProblems(lock)).toEqual([]);
});

test('docs/licences.md is up to date (else: npm run licences)', () => {
  expect(readFileSync(`${repository}/docs/licences.md`, 'utf8')).toBe(licenceList(lock));
});

test.each([
  ['GPL-3.0-only', false, 1],
  ['LGPL-3.0-or-later', false, 1],
  ['LGPL-3.0-or-later', true, 0],
  ['(MIT OR GPL-3.0-only)', false, 0],
  ['MIT AND GPL-3.0-only', true, 1],
  [undefined, false, 1],
])('%s (tool: %s): %s problem', (license, dev, count) => {
  const dependencies: Record<string, string> = dev ? {} : { x: '1.0.0' };
  const one = {
    packages: { engine: { dependencies }, 'node_modules/x': { version: '1.0.0', ...(license ? { license } : {}) } },
  };
  expect(licenceProblems(one)).toHaveLength(count);
});
