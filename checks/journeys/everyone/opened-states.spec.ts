import { isThorough } from '#checks/repository.ts';
import { bothLights, everyLight, faultsIn } from '../support/axe.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { openedStates } from './opened-states.ts';

// Long, because whole pages are checked in several states.
test.describe.configure({ timeout: 90_000 });
test.use({
  bypassCSP: true,
  reducedMotion: 'reduce',
  allowedErrors: ['500', '.mp3'],
});

for (const [name, { address, open, widths: names }] of Object.entries(openedStates)) {
  const lights = names ? everyLight(names).slice(0, 2) : bothLights;
  test(`${name} has no accessibility faults`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, address);
    await open(page);
    expect(await faultsIn(page, isThorough ? everyLight(names) : lights)).toEqual([]);
  });
}
