import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { Maildir } from './maildir.ts';

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

it('stores each message whole in its own file, and leaves nothing in tmp', async () => {
  const maildir = await Maildir.open(join(folder, 'a/b'));
  await Promise.all(Array.from({ length: 100 }, (_, index) => maildir.deliver(Buffer.from(`mail ${index}`))));
  const names = await maildir.list();
  const texts = await Promise.all(names.map(async (name) => (await maildir.read(name)).toString()));
  expect(new Set(texts).size).toBe(100);
  expect(readdirSync(join(folder, 'a/b/tmp'))).toEqual([]);
  expect(names.every((name) => name.endsWith('.eml') && !/[/:\s]/.test(name))).toBe(true);
});

it('removes only old files of a crash from tmp', async () => {
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  for (const name of ['old', 'fresh']) writeFileSync(join(folder, 'tmp', name), 'half a');
  const longAgo = Date.now() / 1000 - 40 * 60 * 60;
  utimesSync(join(folder, 'tmp/old'), longAgo, longAgo);
  await Maildir.open(folder);
  expect(readdirSync(join(folder, 'tmp'))).toEqual(['fresh']);
});
