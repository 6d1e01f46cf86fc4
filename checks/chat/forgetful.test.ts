import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { repository } from '#checks/repository.ts';

const run = promisify(execFile);

test(
  'hanging replies end in time and with their visitor, even after garbage collection',
  { timeout: 120_000 },
  async () => {
    const { stdout } = await run(process.execPath, [
      '--expose-gc',
      '--import',
      'tsx',
      `${repository}/checks/chat/forgetful.ts`,
    ]);
    const late = Array.from({ length: 8 }, () => 'upstream_timeout');
    const alone = late.map(() => 'TimeoutError');
    expect(JSON.parse(stdout)).toEqual({ alone, whole: late, streamed: late, contributions: late, open: 0 });
  },
);
