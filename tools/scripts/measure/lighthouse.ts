import '#tools/build/site-languages.ts';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, pagesWithAddress } from '#src/app/pages.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { chromiumFlags, ensureChromium } from '../checks/chromium.mjs';

// `npm run lighthouse [-- runs page…]`: medians of several Lighthouse runs on the phone profile, against the built site.
const [runsText, ...pagesGiven] = process.argv.slice(2);
const runs = Number(runsText ?? 3);
const addresses = pagesWithAddress.map((id) => addressOf(id, defaultLanguage) ?? '/');
const pages = pagesGiven.length > 0 ? pagesGiven : addresses;
const port = 4400;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const server = spawn(process.execPath, ['dist/server/index.js'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));

function measure(page: string): Report {
  const output = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const result = spawnSync(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      `http://127.0.0.1:${port}${page}`,
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
      '--quiet',
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (result.status !== 0) throw new Error(`Lighthouse failed on ${page}.`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  process.stdout.write(
    `page          perf  a11y  best   seo   FCP ms  LCP ms  TBT ms     CLS      KB  (medians of ${runs})\n`,
  );
  for (const page of pages) {
    const reports = Array.from({ length: runs }, () => measure(page));
    const score = (name: string) =>
      median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100)));
    const value = (name: string) => median(reports.map((report) => report.audits[name]?.numericValue ?? 0));
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
      String(score(name)).padStart(5),
    );
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((name) =>
      value(name).toFixed(0).padStart(7),
    );
    process.stdout.write(
      `${page.padEnd(13)}${scores.join(' ')} ${times.join(' ')} ${value('cumulative-layout-shift').toFixed(3).padStart(8)} ${(value('total-byte-weight') / 1000).toFixed(0).padStart(7)}\n`,
    );
  }
} finally {
  server.kill('SIGTERM');
}
