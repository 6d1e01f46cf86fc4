import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testServices } from '#server/test-services.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { checkDataFolder } from './data-folder.ts';

test('a writable folder is created, left empty, and not mentioned', async () => {
  const place = join(temporaryFolder(), 'a/b');
  const { log } = testServices();
  await checkDataFolder(place, log);
  expect(readdirSync(place)).toEqual([]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('an unwritable folder is explained at start', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const { log } = testServices();
  await checkDataFolder(join(file, 'data'), log);
  const message = `Cannot write to DATA_DIR (${join(file, 'data')}): part of the path is a file. Nothing will survive a restart.`;
  expect(log.warn).toHaveBeenCalledWith('data_folder_unwritable', { message });
});
