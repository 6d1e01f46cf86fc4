import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { keepCounts } from './kept-counts.ts';
import { createLimits } from './limits.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const used = { failure: 'limit_reached' };
let folder: string;
let file: string;

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'data/counts.json');
  vi.clearAllMocks();
});

function start() {
  const keeper = keepCounts(file, log);
  return { keeper, limit: createLimits({ keeper }).rate({ name: 'day', points: 2, seconds: 600, kept: true }) };
}

test('a restart does not reset the daily limit', async () => {
  const first = start();
  await first.limit.take('everybody');
  await first.limit.take('everybody');
  await first.keeper.close();
  const second = start();
  await expect(second.limit.take('everybody')).rejects.toMatchObject(used);
});

test('counts are written soon after a change, in case the process is killed', async () => {
  const { limit } = start();
  await limit.take('everybody');
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('everybody'), 5_000);
});

test('a limit that is not kept writes nothing', async () => {
  const keeper = keepCounts(file, log);
  await createLimits({ keeper }).rate({ name: 'visitors', points: 2, seconds: 600 }).take('203.0.113.7');
  await keeper.close();
  expect(() => readFileSync(file)).toThrow(/ENOENT/);
});

test.each(['', '{"day": 5}', '[]', '{"day":{"version":9,"storage":[]}}'])(
  'a file with %j does not prevent the start',
  async (text) => {
    writeFileSync(join(folder, 'counts.json'), text);
    file = join(folder, 'counts.json');
    await expect(start().limit.take('everybody')).resolves.toBeDefined();
  },
);

test('an unwritable folder is logged and otherwise ignored', async () => {
  writeFileSync(join(folder, 'data'), 'a file where a folder should be');
  const { keeper, limit } = start();
  await limit.take('everybody');
  await keeper.close();
  expect(log.warn).toHaveBeenCalledWith('counts_not_kept', expect.anything());
});
