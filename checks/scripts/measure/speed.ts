import '#vite/site-languages.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addressOf, pagesWithAddress } from '#src/app/pages.ts';
import { languages } from '#src/i18n/languages.ts';
import { startSite } from '#checks/journeys/support/site-server.ts';
import { row } from '#checks/speed/figures.ts';
import { measureFirstStart } from '#checks/speed/first-start.ts';
import { measureInteractions } from '#checks/speed/interactions.ts';
import { measurePage, pageLoadsHead } from '#checks/speed/page-loads.ts';

// `npm run speed [-- --runs 5 --only start|loads|interactions] [page…]`: page loads (of the named pages on a phone, or of
// all on phone and desktop), interactions and, if asked for, the first start. docs/performance.md explains the output.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, only: { type: 'string' } },
});
const runs = (usual: number) => Number(values.runs ?? usual);
const wants = (part: string) => values.only === undefined || values.only === part;
const write = (text: string) => void process.stdout.write(text);

if (values.only === 'start') {
  write(row('First start, without caches', ['page', 'pictures']));
  await measureFirstStart(runs(3), 4403, write);
} else {
  const site = await startSite({ DATA_DIR: mkdtempSync(join(tmpdir(), 'speed-data-')) });
  try {
    if (wants('loads')) {
      write(pageLoadsHead(runs(3)));
      const all = languages.flatMap((language) => pagesWithAddress.map((page) => addressOf(page, language) ?? '/'));
      for (const device of positionals.length > 0 ? (['phone'] as const) : (['phone', 'desk'] as const))
        for (const address of positionals.length > 0 ? positionals : all)
          write(await measurePage(address, site.url + address, device, runs(3)));
    }
    if (wants('interactions')) await measureInteractions(site.url, runs(10), write);
  } finally {
    await site.stop();
  }
}
