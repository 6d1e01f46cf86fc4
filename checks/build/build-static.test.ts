import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { repository } from '#checks/repository.ts';

const buildStatic = (...args: string[]) =>
  spawnSync(process.execPath, [`${repository}/engine/firstlight.mjs`, 'static', ...args], { encoding: 'utf8' });

test.each<[string[], RegExp]>([
  [['--url', 'me.example'], /"me\.example" is not a public address/],
  [['--url', 'https://'], /is not a public address/],
  [['--url', 'https://me.example/?a=b'], /must not have a query or fragment/],
  [['--url', 'https://me.example/repo', '--base', '/other/'], /the base \(\/other\/\) must be equal/],
  [['--address', 'x'], /npx firstlight static /],
])('npx firstlight static %j explains the error, and builds nothing', (args, said) => {
  const { status, stderr } = buildStatic(...args);
  expect(stderr).toMatch(said);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});
