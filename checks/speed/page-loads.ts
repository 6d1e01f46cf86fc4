import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, ensureChromium } from '#checks/scripts/checks/chromium.mjs';
import { median, row } from './figures.ts';
import { repository } from '#checks/repository.ts';

type Device = 'phone' | 'desk';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

export function pageLoadsHead(runs: number): string {
  const names = ['perf', 'a11y', 'best', 'seo', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'KB'];
  return row(`Lighthouse, median of ${runs}`.slice(0, 22), names, 8);
}

/**
 * Loads an address in Lighthouse several times; returns the medians as a row. Asynchronous, so that this process can
 * serve the page.
 */
export async function measurePage(name: string, address: string, device: Device, runs: number): Promise<string> {
  const reports: Report[] = [];
  while (reports.length < runs) reports.push(await report(address, device));
  const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  return row(
    `${name} ${device}`,
    [
      ...categories.map((each) =>
        median(reports.map((one) => Math.round((one.categories[each]?.score ?? 0) * 100))).toString(),
      ),
      ...times.map((audit) => value(audit).toFixed(0)),
      value('cumulative-layout-shift').toFixed(3),
      (value('total-byte-weight') / 1000).toFixed(0),
    ],
    8,
  );
}

async function report(address: string, device: Device): Promise<Report> {
  const output = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const run = spawn(
    process.execPath,
    [
      `${repository}/node_modules/lighthouse/cli/index.js`,
      address,
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
      ...(device === 'desk' ? ['--preset=desktop'] : []),
      '--quiet',
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const code = await new Promise((resolve) => run.once('exit', resolve));
  if (code !== 0) throw new Error(`Lighthouse failed on ${address}.`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}
