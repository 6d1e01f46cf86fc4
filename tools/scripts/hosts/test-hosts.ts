// `npm run test:hosts`: the general journeys on every kind of host, and the files that hosts run. Names of hosts as
// arguments run those alone, `--short` the few that a change is most likely to break, with a part of the journeys. Parts that
// need programs that are not installed say so.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hosts } from '#tools/hosts/hosts.ts';
import { findChromium } from '#tools/scripts/checks/chromium.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
process.chdir(root);
const say = (line: string) => process.stdout.write(`${line}\n`);
/** Runs Node with these arguments; not in its stead, since some hosts live in this process. */
const node = (args: string[], env: Record<string, string> = {}) =>
  new Promise<boolean>((over) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('exit', (code) => over(code === 0));
  });

const isShort = process.argv.includes('--short');
const short = ['static-base', 'workerd'];
const named = process.argv.slice(2).filter((each) => each !== '--short');
const wanted = isShort && named.length === 0 ? short : named;
const browserNeeds = findChromium()
  ? undefined
  : 'Chrome or Chromium must be installed (CHROME_PATH names another place)';
const unknown = wanted.filter((name) => !(name in hosts) && name !== 'files');
if (unknown.length > 0) {
  say(`There is no host ${unknown.join(', ')}. There are: ${Object.keys(hosts).join(', ')}, files.`);
  process.exit(1);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const results: { name: string; result: 'passed' | 'failed' | 'left out' }[] = [];
const built = new Set<string>();

for (const [name, { about, needs, build, variables, isBuilt, start, hasApi }] of Object.entries(hosts)) {
  if (!isWanted(name)) continue;
  say(`\n── ${name}: ${about}`);
  const missing = browserNeeds ?? needs?.();
  if (missing) {
    say(`left out: ${missing}`);
    results.push({ name, result: 'left out' });
    continue;
  }
  const how = build.join(' ');
  const isThere = built.has(how) || isBuilt?.();
  if (!isThere && !(await node(build, variables))) {
    results.push({ name, result: 'failed' });
    continue;
  }
  built.add(how);
  const host = await start();
  const passed = await node(
    [
      ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.hosts.config.ts'],
      ...(isShort ? ['--grep', '@short'] : []),
    ],
    {
      HOST_URL: host.url,
      HOST_HAS_API: hasApi ? '1' : '0',
    },
  );
  await host.close();
  results.push({ name, result: passed ? 'passed' : 'failed' });
}

if (isWanted('files')) {
  say('\n── files: the lists of the guide, the Dockerfile step by step, form services, several processes under load');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.hosts.config.ts'];
  // What was built for the journeys is not built again.
  const passed = await node(vitest, { HOSTS_BUILT: [...built].join('\n') });
  results.push({ name: 'files', result: passed ? 'passed' : 'failed' });
}

say('');
for (const { name, result } of results) say(`${name}: ${result}`);
const count = (wantedResult: string) => results.filter(({ result }) => result === wantedResult).length;
say(`${count('passed')} passed, ${count('failed')} failed`);
process.exitCode = count('failed') > 0 ? 1 : 0;
