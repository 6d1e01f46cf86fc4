import '#vite/site-languages.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browsers, ensureSound } from '#checks/engines/browsers.ts';
import '#checks/engines/journeys/pages.ts';
import '#checks/engines/journeys/catalogue.ts';
import '#checks/engines/journeys/novel.ts';
import '#checks/engines/journeys/talk.ts';
import { journeys, sizes, type Journey } from '#checks/engines/journeys/journey.ts';
import { BrowserGone, type Engine } from '#checks/engines/engines/engine.ts';
import { Visitor } from '#checks/engines/visitor.ts';
import { startSite } from '#checks/journeys/support/site-server.ts';
import { isBuildFresh } from '#vite/build-folder.ts';

// `npm run test:browsers`: the main journeys in Firefox and WebKit. `-- --short` runs a few, `-- webkit` one browser,
// `-- --only=chat` journeys with this in their name; `-- --all` fails instead of skipping a missing browser.

const flag = { type: 'boolean', default: false } as const;
const options = { all: flag, short: flag, only: { type: 'string', default: '' } } as const;
const { values, positionals: named } = parseArgs({ allowPositionals: true, options });
const say = (line: string) => process.stdout.write(`${line}\n`);

if (!isBuildFresh(process.cwd())) throw new Error('The build is older than the sources: run `npm run build` first.');

const chosen = journeys.filter(({ name, isShort }) => (!values.short || isShort) && name.includes(values.only));
const count = { passed: 0, failed: 0 };
if (chosen.length === 0) throw new Error(`No journey has “${values.only}” in its name.`);

async function visit(journey: Journey, engine: Engine, site: string): Promise<void> {
  const window = await engine.openWindow();
  try {
    await window.resize(...sizes.desk);
    await journey.go(new Visitor(window, site));
  } finally {
    // A window that fails to close is closed with its browser.
    await window.close().catch(() => {});
  }
}

/** Runs a journey, again if the browser crashed, and counts the result. */
async function make(journey: Journey, engine: Engine, site: string): Promise<void> {
  const started = Date.now();
  const took = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  try {
    await visit(journey, engine, site).catch((error: unknown) => {
      if (!(error instanceof BrowserGone)) throw error;
      say(`  again   ${journey.name}: ${error.message} (${took()})`);
      return visit(journey, engine, site);
    });
    count.passed += 1;
    say(`  ok      ${journey.name} (${took()})`);
  } catch (error) {
    count.failed += 1;
    say(`  FAILED  ${journey.name} (${took()})\n          ${error instanceof Error ? error.message : String(error)}`);
  }
}

const sound = await ensureSound();
const data = mkdtempSync(join(tmpdir(), 'browsers-'));
const site = await startSite({ DATA_DIR: data, CHAT_RATE_LIMIT: '1000' });
try {
  for (const { name, start } of browsers) {
    if (named.length > 0 && !named.includes(name.toLowerCase())) continue;
    say(`\n${name}`);
    const engine = await start(sound.env).catch((error: Error) => error);
    if (engine instanceof Error) {
      if (values.all) count.failed += 1;
      say(`  ${values.all ? 'FAILED ' : 'left out:'} ${engine.message}`);
      continue;
    }
    for (const journey of chosen) await make(journey, engine, site.url);
    await engine.close();
  }
} finally {
  await site.stop();
  await sound.stop();
  rmSync(data, { recursive: true, force: true });
}
say(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
