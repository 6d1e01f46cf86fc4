import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds wrong with a page, each with the first places. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axePath });
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
      iframes: false,
    }),
  );
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
    return `${id}: ${places.join(' | ')}`;
  });
}
