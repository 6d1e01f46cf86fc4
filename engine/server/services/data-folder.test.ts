import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkDataFolder, diskReason } from './data-folder.ts';

function folder(): string {
  const place = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return place;
}

const log = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });

test('a writable folder is created, left empty, and not mentioned', async () => {
  const place = join(folder(), 'a/b');
  const { warn, ...rest } = log();
  await checkDataFolder(place, { warn, ...rest });
  expect(readdirSync(place)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test('an unwritable folder is explained at start', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  const { warn, ...rest } = log();
  await checkDataFolder(join(file, 'data'), { warn, ...rest });
  const message = `Cannot write to DATA_DIR (${join(file, 'data')}): part of the path is a file. Nothing will survive a restart.`;
  expect(warn).toHaveBeenCalledWith('data_folder_unwritable', { message });
});

test.each([
  ['EROFS', 'it is on a read-only disk.'],
  ['EACCES', 'this user has no write permission there.'],
])('%s, explained', (code, words) => {
  expect(diskReason(Object.assign(new Error('x'), { code }))).toBe(words);
});
