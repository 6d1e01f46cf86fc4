// `npm test`, `npm run test:all`, `npm run test:nightly`: each includes the previous one (docs/testing.md).
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureTestBrowser } from './chromium.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
const site = join(root, 'demo');
process.chdir(root);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const levels = ['core', 'all', 'nightly'];
const level = levels.indexOf(process.argv[2] ?? 'core');
if (level < 0) throw new Error(`Use one of ${levels.join(', ')}.`);
/** A step's value for the current level. */
const at = (...byLevel) => byLevel[level];

const cache = '.cache';
/** A program of a package with its options, separated by spaces. */
const tool = (line, ...args) => [join(root, 'node_modules', line.split(' ')[0]), ...line.split(' ').slice(1), ...args];
const firstlight = (command) => ['../engine/firstlight.mjs', command];
const tsx = (script, ...args) => ['--import', 'tsx', `../checks/scripts/${script}`, ...args];
const prettier = 'prettier/bin/prettier.cjs --check --log-level warn';
const eslint = (place, args) =>
  tool(`eslint/bin/eslint.js --max-warnings 0 --cache --cache-location ${cache}/${place}/ ${args}`);
const playwright = (config, ...args) =>
  tool(`@playwright/test/cli.js test --config ../checks/${config}.config.ts`, ...args);
const vitest = (config, ...args) => tool(`vitest/vitest.mjs run --config ../checks/${config}.config.ts`, ...args);

const unitTests = { cores: 2, read: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests] };
const browserTests = {
  cores: 2,
  before: ensureTestBrowser,
  read: ({ stats, errors }) => [stats.expected + stats.flaky, stats.unexpected + errors.length],
};
const thorough = { E2E_THOROUGH: '1' };

/** An owner's site is built by one process and visited by one worker. */
const ownersSite = (name, owner, port) => ({
  ...browserTests,
  name,
  cores: 1,
  needs: 'package',
  command: playwright('playwright.owner'),
  env: { OWNER: owner, OWNER_PORT: String(port) },
  report: `test-results/${owner}.json`,
});

/** The journeys that hold on every host, on the build for one kind of host. */
const host = (kind, port) => ({
  ...browserTests,
  name: `a host: ${kind}`,
  command: playwright('playwright.hosts', ...at([], ['--grep', '@short'], [])),
  env: { HOST_KIND: kind, HOST_PORT: String(port) },
  report: `test-results/${kind}.json`,
});

/** Fast steps first. A step uses one of two cores unless it says otherwise. */
const steps = [
  { name: 'build', command: firstlight('build') },
  { name: 'lint', cwd: root, command: eslint('eslint', '.') },
  { name: 'format', cwd: root, command: tool(`${prettier} --cache --cache-location ${cache}/prettier.json .`) },
  { name: 'types', cwd: root, command: tool('typescript/bin/tsc --noEmit') },
  { name: 'unused code', cwd: root, command: tool('knip/bin/knip.js --no-config-hints') },
  { name: 'content', command: firstlight('check') },
  {
    name: 'older browsers',
    cwd: root,
    needs: 'build',
    command: eslint('eslint-built', '--config checks/eslint.built.config.js --no-inline-config demo/dist/client'),
  },
  { name: 'size', needs: 'build', command: tsx('measure/size.ts') },
  ...at([], ['package'], ['package']).map((name) => ({ name, command: tsx('checks/pack.ts') })),
  {
    ...unitTests,
    name: 'unit tests',
    needs: at(undefined, 'package', 'package'),
    command: vitest('vitest', ...at(['--project', 'unit'], [], [])),
    env: at({}, {}, { ...thorough, FUZZ_RUNS: '2000' }),
    report: 'test-results/unit.json',
  },
  {
    name: 'browser tests',
    ...browserTests,
    needs: 'build',
    command: playwright('playwright', ...at(['--grep', '@core'], [], [])),
    env: at({}, {}, thorough),
    report: 'test-results/e2e.json',
  },
  ...at([], ['all'], ['all', 'nightly']).flatMap((each) => further(each)),
];

function further(each) {
  if (each === 'all')
    return [
      // Skips what needs missing programs, and says so.
      {
        name: 'other engines',
        needs: 'build',
        command: tsx('checks/test-browsers.ts', ...at([], ['--short'], ['--all'])),
        readOutput: (output) => /^(\d+) passed, (\d+) failed/m.exec(output).slice(1).map(Number),
      },
      host('static-base', 4187),
      host('workerd', 4188),
      ownersSite("another owner's site", 'lukasz', 4183),
      ownersSite('an owner from right to left', 'nadia', 4186),
    ];
  return [
    host('static', 4189),
    {
      ...unitTests,
      name: 'functions',
      command: vitest('vitest.hosts'),
      report: 'test-results/hosts.json',
    },
    ownersSite('an owner with Turkish and German', 'derya', 4185),
  ];
}

/** Runs a step and collects its output, which is printed at the end, so that parallel steps stay readable. */
async function run({ command, cwd = site, env }) {
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', CHECK_REPORT: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await new Promise((over) => child.once('exit', over).once('error', () => over(1)));
  return { isOk: status === 0, output };
}

/** How many tests of a step passed and failed: one for a step that does not count. */
function countOf({ report, read, readOutput }, { isOk, output }) {
  try {
    const [passed, failed] = read ? read(JSON.parse(readFileSync(report, 'utf8'))) : (readOutput?.(output) ?? [1, 0]);
    return isOk || failed > 0 ? [passed, failed] : [0, 1];
  } catch {
    return [0, 1];
  }
}

const total = { passed: 0, failed: 0 };
const ended = new Map();
const pending = [...steps];
const running = new Map();
const started = Date.now();
const seconds = (since) => Math.round((Date.now() - since) / 1000);

async function start(step) {
  const since = Date.now();
  let result;
  try {
    step.before?.();
    result = await run(step);
  } catch (error) {
    result = { isOk: false, output: error.message };
  }
  const [passed, failed] = countOf(step, result);
  running.delete(step);
  ended.set(step.name, result.isOk);
  if (result.output.trim()) process.stdout.write(`\n── ${step.name}\n${result.output.trimEnd()}\n`);
  process.stdout.write(`── ${step.name}: ${result.isOk ? 'ok' : 'FAILED'} in ${seconds(since)} s\n`);
  total.passed += passed;
  total.failed += failed;
}

while (pending.length > 0 || running.size > 0) {
  const used = [...running.keys()].reduce((sum, { cores = 1 }) => sum + cores, 0);
  // Steps that depend on a failed one are skipped.
  const lost = pending.findIndex(({ needs }) => ended.get(needs) === false);
  if (lost >= 0) {
    ended.set(pending.splice(lost, 1)[0].name, false);
    continue;
  }
  const next = pending.findIndex(({ cores = 1, needs }) => used + cores <= 2 && (!needs || ended.has(needs)));
  if (next >= 0) {
    const [step] = pending.splice(next, 1);
    running.set(step, start(step));
  } else await Promise.race(running.values());
}

const failed = [...ended].flatMap(([name, isOk]) => (isOk ? [] : [name]));
if (failed.length > 0) process.stdout.write(`\nFailed or left out: ${failed.join(', ')}\n`);
process.stdout.write(`\nin ${seconds(started)} s\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = failed.length === 0 && total.failed === 0 ? 0 : 1;
