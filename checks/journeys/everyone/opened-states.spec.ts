import { everyLight, faultsIn } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { openedStates } from './opened-states.ts';

// Long, because whole pages are checked in several states.
test.describe.configure({ timeout: 90_000 });
test.use({
  bypassCSP: true,
  reducedMotion: 'reduce',
  allowedErrors: ['500', '.mp3'],
});

for (const [name, { address, open, widths: names }] of Object.entries(openedStates))
  test(`${name} has no accessibility faults, in either theme, on phones and desktops`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await hydrated(page);
    await open(page);
    expect(await faultsIn(page, everyLight(names))).toEqual([]);
  });
