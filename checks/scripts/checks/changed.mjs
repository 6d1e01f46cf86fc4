// `npm run test:changed [-- <branch>]`: format, lint and unit tests of the files that differ from a branch (default:
// main).
import { execFileSync, spawnSync } from 'node:child_process';

const base = process.argv[2] ?? 'main';
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = git('diff', '--name-only', '--diff-filter=ACMR', '--relative', base);
const files = [...changed, ...git('ls-files', '--others', '--exclude-standard')];
/** Runs a program of a package: its options, separated by spaces, and files. */
const run = (line, ...args) =>
  spawnSync(process.execPath, [...`node_modules/${line}`.split(' '), ...args], { stdio: 'inherit' }).status === 0;

const passed = [
  files.length === 0 || run('prettier/bin/prettier.cjs --check --log-level warn --ignore-unknown', ...files),
  files.length === 0 || run('eslint/bin/eslint.js --max-warnings 0 --no-warn-ignored', ...files),
  run('vitest/vitest.mjs run --config checks/vitest.config.ts --project unit --passWithNoTests --changed', base),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
