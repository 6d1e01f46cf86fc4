import { faultsOf } from '../support/axe.ts';
import { expect, hydrated, mirrored, test } from '../support/fixtures.ts';

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
            expect(await faultsOf(page)).toEqual([]);
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
          });
        });
      }
    }
  }
}
