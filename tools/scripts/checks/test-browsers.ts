import '#tools/build/site-languages.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browsers, ensureSound } from '#tests/browsers/browsers.ts';
import { journeys } from '#tests/browsers/journeys/journeys.ts';
import { sizes, type Journey } from '#tests/browsers/journeys/journey.ts';
import { BrowserGone, type Engine } from '#tests/browsers/engines/engine.ts';
import { Visitor } from '#tests/browsers/visitor.ts';
import { startSite } from '#tests/e2e/support/site-server.ts';
import { isBuildFresh } from '#tools/scripts/build-folder.mjs';

// `npm run test:browsers`: the main journeys in Firefox and WebKit. `-- --short` makes the few of the
// main pages, `-- chromium` (or any browser's name) those of that browser alone, `-- --only=chat` those with this in their name;
// `-- --all` fails where a browser would be left out.

const wanted = process.argv.slice(2);
const isAll = wanted.includes('--all');
const isShort = wanted.includes('--short');
const only = wanted.find((each) => each.startsWith('--only='))?.slice('--only='.length) ?? '';
const named = wanted.filter((each) => !each.startsWith('--'));
const say = (line: string) => process.stdout.write(`${line}\n`);

if (!isBuildFresh(process.cwd())) {
  say('There is no build of what the sources are now: run `npm run build` first.');
  process.exit(1);
}

const chosen = journeys.filter((journey) => (!isShort || journey.isShort) && journey.name.includes(only));
const count = { passed: 0, failed: 0 };
if (chosen.length === 0) {
  say(`No journey has “${only}” in its name.`);
  process.exit(1);
}

/** Makes a journey in a window of its own. */
async function visit(journey: Journey, engine: Engine, site: string): Promise<void> {
  const window = await engine.openWindow();
  try {
    await window.resize(...sizes.desk);
    await journey.go(new Visitor(window, site));
  } finally {
    // A window that cannot be closed is closed with its browser.
    await window.close().catch(() => {});
  }
}

/** Makes a journey, once more where the browser itself came to its end during it, and counts it. */
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
  for (const { name, title, start, isExtra } of browsers) {
    if (named.length > 0 ? !named.includes(name) : isExtra) continue;
    say(`\n${title}`);
    const engine = await start(sound.env).catch((error: Error) => error);
    if (engine instanceof Error) {
      if (isAll) count.failed += 1;
      say(`  ${isAll ? 'FAILED ' : 'left out:'} ${engine.message}`);
      continue;
    }
    for (const journey of chosen) await make(journey, engine, site.url);
    await engine.close();
  }
} finally {
  await site.stop();
  sound.stop();
  rmSync(data, { recursive: true, force: true });
}
say(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
