import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { gitSource } from './git.ts';
import {
  commitsOf,
  git,
  makeRepository,
  type TestCommit,
} from '#server/services/contributions/testing/repositories.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

const timeZone = 'Europe/Madrid';
const range = { from: '2026-01-01', to: '2026-06-30' };

async function counted(folder: string, authors: string[] = [], zone = timeZone) {
  const source = gitSource({ repository: folder, authors, timeZone: zone });
  const days = await source.fetch(range, AbortSignal.timeout(5_000));
  return Object.fromEntries(days.filter(({ count }) => count > 0).map(({ date, count }) => [date, count]));
}

function repository(commits: TestCommit[], options?: { bare: boolean }): string {
  const folder = temporaryFolder();
  makeRepository(folder, commits, options);
  return folder;
}

test('a bare repository, even one whose HEAD names a missing branch, counts its branches', async () => {
  const folder = repository(commitsOf({ '2026-02-03': 2 }), { bare: true });
  expect(await counted(folder)).toEqual({ '2026-02-03': 2 });
  git(folder, ['symbolic-ref', 'HEAD', 'refs/heads/master']);
  expect(await counted(folder)).toEqual({ '2026-02-03': 2 });
  expect(await counted(folder, ['Ana'])).toEqual({ '2026-02-03': 2 });
});

test('a shallow clone counts what it has', async () => {
  const whole = repository(commitsOf({ '2026-02-03': 5 }));
  const shallow = temporaryFolder();
  git(shallow, ['clone', '--quiet', '--depth', '2', '--bare', `file://${whole}`, 'clone.git']);
  expect(await counted(join(shallow, 'clone.git'))).toEqual({ '2026-02-03': 2 });
});

test('a folder that is not a repository is an error, even inside one', async () => {
  const folder = repository(commitsOf({ '2026-02-03': 1 }));
  mkdirSync(join(folder, 'inside'));
  await expect(counted(join(folder, 'inside'))).rejects.toMatchObject({ reason: 'git_failed' });
  await expect(counted(join(folder, 'missing'))).rejects.toMatchObject({ reason: 'git_failed' });
});

test('a damaged repository is an error, not an empty year', async () => {
  const folder = repository(commitsOf({ '2026-02-03': 1 }));
  writeFileSync(join(folder, '.git/refs/heads/main'), `${'ab'.repeat(20)}\n`);
  await expect(counted(folder)).rejects.toMatchObject({ reason: 'git_failed' });
});

test("days are in the owner's time zone, wherever the commit was written", async () => {
  const folder = repository([
    { written: '2026-02-03T23:30:00+00:00' },
    { written: '2026-02-03T17:30:00-05:00' },
    { written: '2026-02-03T18:30:00-05:00' },
  ]);
  expect(await counted(folder)).toEqual({ '2026-02-03': 1, '2026-02-04': 2 });
  expect(await counted(folder, [], 'America/New_York')).toEqual({ '2026-02-03': 3 });
  expect(await counted(folder, [], 'Pacific/Kiritimati')).toEqual({ '2026-02-04': 3 });
});

test('a commit counts on its author date, even after a rebase', async () => {
  const folder = repository([{ written: '2026-06-01T12:00:00+02:00', committed: '2026-08-01T12:00:00+02:00' }]);
  expect(await counted(folder)).toEqual({ '2026-06-01': 1 });
});

test('selected authors, even with unusual names', async () => {
  const written = '2026-02-03T12:00:00+01:00';
  const folder = repository([
    { written, author: 'Ana "la de los pinos" O\'Núñez; rm -rf', email: 'ana@example.com' },
    { written, author: '', email: 'ana@example.com' },
    { written, author: 'José', email: '' },
    { written, author: '龙 🐉', email: 'x@y' },
    { written, author: '-n --all %at', email: 'flag@example.com' },
    { written, author: 'Bob', email: 'bob@example.com' },
  ]);
  expect(await counted(folder)).toEqual({ '2026-02-03': 6 });
  expect(await counted(folder, ['ANA@example.com'])).toEqual({ '2026-02-03': 2 });
  expect(await counted(folder, ['jose\u0301'])).toEqual({ '2026-02-03': 1 });
  expect(await counted(folder, ['龙 🐉', '-n --all %at'])).toEqual({ '2026-02-03': 2 });
  expect(await counted(folder, ['Ana'])).toEqual({});
});

test("a mailmap joins one person's addresses", async () => {
  const written = '2026-02-03T12:00:00+01:00';
  const folder = repository([{ written, email: 'old@example.com' }, { written }]);
  writeFileSync(join(folder, '.mailmap'), 'Ana <ana@example.com> <old@example.com>\n');
  expect(await counted(folder, ['ana@example.com'])).toEqual({ '2026-02-03': 2 });
});

test('inherited git settings have no effect', async () => {
  const folder = repository(commitsOf({ '2026-02-03': 1 }));
  vi.stubEnv('GIT_DIR', '/nowhere');
  expect(await counted(folder)).toEqual({ '2026-02-03': 1 });
});

test('a missing git is an error that says so', async () => {
  const folder = repository(commitsOf({ '2026-02-03': 1 }));
  vi.stubEnv('PATH', '/nowhere');
  await expect(counted(folder)).rejects.toMatchObject({ message: 'git is not installed' });
});
