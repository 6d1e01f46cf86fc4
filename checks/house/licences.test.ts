import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licenceList, licenceProblems, type LockFile } from '#checks/licences/licence-list.ts';
import { repository } from '#checks/repository.ts';

const lock = JSON.parse(readFileSync(`${repository}/package-lock.json`, 'utf8')) as LockFile;

test('every package has a licence accepted for its use', () => expect(licenceProblems(lock)).toEqual([]));

test('docs/licences.md is up to date (else: npm run licences)', () => {
  expect(readFileSync(`${repository}/docs/licences.md`, 'utf8')).toBe(licenceList(lock));
});
