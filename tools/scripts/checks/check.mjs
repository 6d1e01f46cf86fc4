// `npm test` and `npm run check`: the whole gate, in the order in which mistakes are cheapest to hear about.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPlace } from '#tools/doctor/demo-place.mjs';
import { ensureTestBrowser } from './chromium.mjs';
import { readBrowserReport, readUnitReport } from './reports.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
process.chdir(root);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const tool = (path, ...args) => [process.execPath, [`node_modules/${path}`, ...args]];
const tsx = (script) => [process.execPath, ['--import', 'tsx', script]];

// The code is tested with the content that it came with, whoever's the site is by now.
const demo = demoPlace(root);
process.once('exit', () => demo.remove());

const build = tool('vite/bin/vite.js', 'build', '--logLevel', 'warn');
const steps = [
  { name: 'format', command: tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.') },
  { name: 'lint', command: tool('eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'types', command: tool('typescript/bin/tsc', '--noEmit') },
  { name: 'unused code', command: tool('knip/bin/knip.js') },
  { name: 'content', command: tsx('tools/scripts/checks/check-content.ts') },
  {
    name: 'unit tests',
    command: tool('vitest/vitest.mjs', 'run'),
    report: 'test-results/unit.json',
    read: readUnitReport,
    ofDemo: true,
  },
  { name: 'build', command: build, needed: true },
  {
    name: 'older browsers',
    command: tool(
      'eslint/bin/eslint.js',
      ...['--config', 'eslint.built.config.js', '--no-inline-config', '--max-warnings', '0', 'dist/client'],
    ),
  },
  { name: 'size', command: tsx('tools/scripts/measure/size.ts') },
  ...(demo.folder === root ? [] : [{ name: "build of the demo's site", command: build, needed: true, ofDemo: true }]),
  {
    name: 'browser tests',
    before: ensureTestBrowser,
    command: tool('@playwright/test/cli.js', 'test'),
    report: 'test-results/e2e.json',
    read: readBrowserReport,
    ofDemo: true,
  },
  {
    name: "another owner's site",
    command: tool('@playwright/test/cli.js', 'test', '--config', 'playwright.owner.config.ts'),
    report: 'test-results/owner.json',
    read: readBrowserReport,
  },
];

let passed = 0;
let failed = 0;
/** What failed and why, said once more at the end, where it is looked for. */
const faults = [];

for (const { name, command, before, report, read, needed, ofDemo } of steps) {
  const started = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  if (ofDemo && demo.note) process.stdout.write(`${demo.note}\n`);
  if (ofDemo && demo.folder === null) continue;
  const cwd = ofDemo ? demo.folder : root;
  let status = 1;
  try {
    before?.();
    status =
      spawnSync(command[0], command[1], { cwd, stdio: 'inherit', env: { ...process.env, CHECK_REPORT: '1' } }).status ??
      1;
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
  }
  const unread = { passed: 0, failed: 1, faults: [], flaky: [] };
  let result = status === 0 ? { ...unread, passed: 1, failed: 0 } : unread;
  if (read) {
    try {
      result = read(JSON.parse(readFileSync(join(cwd, report), 'utf8')));
      if (status !== 0 && result.failed === 0) result.failed = 1;
    } catch {
      result = unread;
    }
  }
  for (const test of result.flaky) process.stdout.write(`passed only at the second attempt: ${test}\n`);
  faults.push(...result.faults);
  passed += result.passed;
  failed += result.failed;
  process.stdout.write(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
  if (status !== 0 && needed) break;
}

if (faults.length > 0) process.stdout.write(`\nWhat failed:\n${faults.join('\n')}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
