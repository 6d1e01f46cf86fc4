import '#vite/site-languages.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addressOf, pagesWithAddress } from '#src/app/pages.ts';
import { languages } from '#src/i18n/languages.ts';
import { row } from '#checks/speed/figures.ts';
import { measureFirstStart } from '#checks/speed/first-start.ts';
import { measureGrowth } from '#checks/speed/growth.ts';
import { measureInteractions } from '#checks/speed/interactions.ts';
import { measurePage, pageLoadsHead } from '#checks/speed/page-loads.ts';
import { serveReference, serveSite } from '#checks/speed/served-site.ts';
import { repository } from '#checks/repository.ts';

// `npm run speed [-- --runs 5 --cold --short --only start|builds|bytes|loads|interactions|growth]`: the site's size and
// speed, next to a static reference page. docs/performance.md explains the output.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** Builds without cached pictures too. */
    cold: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const runs = Number(values.runs);
/** Numbers of projects, generated from the demo's. */
const counts = values.short ? [500] : [17, 100, 500, 2000];
const wants = (part: string) => values.only === undefined || values.only === part;
const write = (text: string) => void process.stdout.write(text);

function buildTime(environment: NodeJS.ProcessEnv): number {
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [`${repository}/engine/firstlight.mjs`, 'build'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The site does not build.');
  return (performance.now() - began) / 1000;
}

if (wants('builds')) {
  write(row(`Build, ${availableParallelism()} cores`, ['seconds']));
  if (values.cold) {
    const empty = mkdtempSync(join(tmpdir(), 'pictures-'));
    write(row('cold', [buildTime({ PICTURE_CACHE: empty }).toFixed(1)]));
  }
  write(row('warm', [buildTime({}).toFixed(1)]));
}
if (values.only === 'start') {
  write(row('First start, without caches', ['page', 'pictures']));
  await measureFirstStart(runs, 4403, write);
}
if (wants('bytes')) spawnSync('npm', ['run', '--silent', 'size'], { cwd: repository, stdio: 'inherit' });
if (wants('loads') || wants('interactions')) {
  const [site, reference] = [await serveSite(4401), await serveReference()];
  try {
    if (wants('loads')) {
      write(`\n${pageLoadsHead(runs)}`);
      write(await measurePage('reference', reference.origin, 'phone', runs));
      const pages = values.short ? pagesWithAddress.slice(0, 2) : pagesWithAddress;
      for (const device of values.short ? (['phone'] as const) : (['phone', 'desk'] as const))
        for (const language of values.short ? languages.slice(0, 1) : languages)
          for (const page of pages) {
            const address = addressOf(page, language) ?? '/';
            write(await measurePage(address, site.origin + address, device, runs));
          }
    }
    if (wants('interactions')) {
      write('\n');
      await measureInteractions(site.origin, values.short ? 3 : 10, write);
    }
  } finally {
    site.stop();
    reference.stop();
  }
}
if (values.only === 'growth') for (const count of counts) await measureGrowth(count, 4402, write);
