// `npm run test:hosts`: the general journeys on every kind of host, and tests of the files that hosts run. Arguments
// select hosts; `--short` runs the most fragile hosts with some journeys. Parts that need missing programs are skipped
// with a message.
import { spawn } from 'node:child_process';
import { hosts } from '#checks/hosts/hosts.ts';
import { findTestBrowser } from '#checks/scripts/checks/chromium.mjs';
import { repository } from '#checks/repository.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
/** A child process, because some hosts run in this one. */
const node = (args: string[], env: Record<string, string> = {}) =>
  new Promise<boolean>((over) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('exit', (code) => over(code === 0));
  });

const isShort = process.argv.includes('--short');
const short = ['static-base', 'workerd'];
const named = process.argv.slice(2).filter((each) => each !== '--short');
const wanted = isShort && named.length === 0 ? short : named;
const browserNeeds = findTestBrowser()
  ? undefined
  : 'Chrome or Chromium must be installed (CHROME_PATH can point to it)';
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
      ...[
        `${repository}/node_modules/@playwright/test/cli.js`,
        'test',
        '--config',
        '../checks/playwright.hosts.config.ts',
      ],
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
  say('\n── files: the lists of the guide, form services, several processes under load');
  const vitest = [
    `${repository}/node_modules/vitest/vitest.mjs`,
    'run',
    '--config',
    '../checks/vitest.hosts.config.ts',
  ];
  const passed = await node(vitest, { HOSTS_BUILT: [...built].join('\n') });
  results.push({ name: 'files', result: passed ? 'passed' : 'failed' });
}

say('');
for (const { name, result } of results) say(`${name}: ${result}`);
const count = (wantedResult: string) => results.filter(({ result }) => result === wantedResult).length;
say(`${count('passed')} passed, ${count('failed')} failed`);
process.exitCode = count('failed') > 0 ? 1 : 0;
