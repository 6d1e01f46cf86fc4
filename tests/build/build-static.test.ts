import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const buildStatic = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/scripts/build-static.ts', ...args], { encoding: 'utf8' });

test.each<[string[], RegExp]>([
  [['--url', 'me.example'], /"me\.example" is no public address/],
  [['--url', 'https://'], /is no public address/],
  [['--url', 'https://me.example/?a=b'], /must end with its path/],
  [['--url', 'https://me.example/repo', '--base', '/other/'], /the base says \/other\//],
  [['--address', 'x'], /npm run build:static -- /],
])('npm run build:static -- %j says what is wrong, and builds nothing', (args, said) => {
  const { status, stderr } = buildStatic(...args);
  expect(stderr).toMatch(said);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});
