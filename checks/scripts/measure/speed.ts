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
import { measurePage, pageLoadsHead } from '#checks/speed/page-loads.ts';

// `npm run speed [-- --runs 5 --only start] [page…]`: page loads (of the named pages on a phone, or of all on phone and
// desktop) or the first start. docs/performance.md explains the output.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, only: { type: 'string' } },
});
const runs = Number(values.runs ?? 3);
const write = (text: string) => void process.stdout.write(text);

if (values.only === 'start') {
  write(row('First start, without caches', ['page', 'pictures']));
  await measureFirstStart(runs, write);
} else {
  const site = await startSite({ DATA_DIR: mkdtempSync(join(tmpdir(), 'speed-data-')) });
  try {
    write(pageLoadsHead(runs));
    const all = languages.flatMap((language) => pagesWithAddress.map((page) => addressOf(page, language) ?? '/'));
    for (const device of positionals.length > 0 ? (['phone'] as const) : (['phone', 'desk'] as const))
      for (const address of positionals.length > 0 ? positionals : all)
        write(await measurePage(address, site.url + address, device, runs));
  } finally {
    await site.stop();
  }
}
