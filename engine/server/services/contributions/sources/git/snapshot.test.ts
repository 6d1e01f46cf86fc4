import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkoutSource, snapshotName, writeSnapshot } from './snapshot.ts';
import { commitsOf, makeRepository } from '#server/services/contributions/testing/repositories.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const snapshotFile = (root: string) => join(root, 'dist', snapshotName);
const timeZone = 'Europe/Madrid';
const now = Date.parse('2026-06-30T10:00:00Z');
const range = { from: '2025-06-30', to: '2026-06-30' };

function project(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'dist'));
  return folder;
}

const total = async (root: string) => {
  const days = await checkoutSource(root, timeZone).fetch(range, AbortSignal.timeout(5_000));
  return days.reduce((sum, { count }) => sum + count, 0);
};

test('a checkout counts its own commits, and so does a site in a folder of it', async () => {
  const root = project();
  makeRepository(root, commitsOf({ '2026-06-01': 3 }));
  expect(await total(root)).toBe(3);
  expect(await total(join(root, 'demo'))).toBe(3);
});

test("a copy without history shows the build's snapshot, and so does one with an unusable git", async () => {
  const root = project();
  makeRepository(root, commitsOf({ '2026-06-01': 3 }));
  await writeSnapshot(root, snapshotFile(root), timeZone, now);
  const container = project();
  cpSync(snapshotFile(root), snapshotFile(container));
  expect(await total(container)).toBe(3);
  writeFileSync(join(root, '.git/HEAD'), 'damaged');
  expect(await total(root)).toBe(3);
});

test('without history and snapshot it fails', async () => {
  const root = project();
  await expect(total(root)).rejects.toMatchObject({ reason: 'nothing_configured' });
});

test('a build without history writes no snapshot, and removes an older one', async () => {
  const root = project();
  writeFileSync(snapshotFile(root), '{}');
  await writeSnapshot(root, snapshotFile(root), timeZone, now);
  expect(() => readFileSync(snapshotFile(root))).toThrow();
});

test('a damaged or outdated snapshot is an error', async () => {
  const root = project();
  writeFileSync(snapshotFile(root), '{"from":1}');
  await expect(total(root)).rejects.toMatchObject({ reason: 'unexpected_answer' });
  writeFileSync(snapshotFile(root), JSON.stringify({ from: '2020-01-01', to: '2020-12-31', days: [] }));
  await expect(total(root)).rejects.toMatchObject({ reason: 'out_of_reach' });
});
