import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, hydrated, mirrored, test } from './fixtures.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const windows = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

for (const path of ['/', '/projects', '/novel', '/about', '/contact', '/nowhere']) {
  for (const { address } of mirrored(path)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [name, viewport] of Object.entries(windows)) {
        test.describe(() => {
          test.use({
            colorScheme,
            viewport,
            reducedMotion: 'reduce',
            bypassCSP: true,
            allowedErrors: path === '/nowhere' ? ['404'] : [],
          });

          test(`${address} has no accessibility faults (${colorScheme}, ${name})`, async ({ page }) => {
            await page.goto(address, { waitUntil: 'networkidle' });
            await hydrated(page);
            await page.addScriptTag({ path: axePath });
            const { violations } = await page.evaluate(() =>
              (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
                resultTypes: ['violations'],
                iframes: false,
              }),
            );
            const faults = violations.map(
              (each) =>
                `${each.id}: ${each.nodes
                  .slice(0, 3)
                  .map((node) => node.html.slice(0, 160))
                  .join(' | ')}`,
            );
            expect(faults).toEqual([]);
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
          });
        });
      }
    }
  }
}
