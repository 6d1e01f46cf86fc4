import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { chromiumFlags, ensureChromium } from '#checks/scripts/checks/chromium.mjs';
import { median, row } from './figures.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

export function pageLoadsHead(runs: number): string {
  const names = ['perf', 'a11y', 'best', 'seo', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'KB'];
  return row(`Lighthouse, median of ${runs}`.slice(0, 22), names, 8);
}

/** Loads an address in Lighthouse several times, in a new browser each time; returns the medians as a row. */
export async function measurePage(name: string, address: string, device: 'phone' | 'desk', runs: number) {
  const reports: Awaited<ReturnType<typeof report>>[] = [];
  while (reports.length < runs) reports.push(await report(address, device));
  const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const share = (of: string) => median(reports.map(({ categories: all }) => Math.round((all[of]?.score ?? 0) * 100)));
  const last = [value('cumulative-layout-shift').toFixed(3), (value('total-byte-weight') / 1000).toFixed(0)];
  return row(
    `${name} ${device}`,
    [...categories.map(share), ...times.map((audit) => value(audit).toFixed(0)), ...last],
    8,
  );
}

async function report(address: string, device: 'phone' | 'desk') {
  const browser = await puppeteer.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const result = await lighthouse(address, { port }, device === 'desk' ? desktopConfig : undefined);
    if (!result) throw new Error(`Lighthouse failed on ${address}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
