import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test(
  'a silent reply ends in time and with its visitor, however often memory is tidied up',
  { timeout: 120_000 },
  async () => {
    const { stdout } = await run(process.execPath, ['--expose-gc', '--import', 'tsx', 'tests/chat/forgetful.ts']);
    const late = Array.from({ length: 8 }, () => 'upstream_timeout');
    const alone = late.map(() => 'TimeoutError');
    expect(JSON.parse(stdout)).toEqual({ alone, whole: late, streamed: late, contributions: late, open: 0 });
  },
);
