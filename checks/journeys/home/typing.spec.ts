import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { byClass } from '../support/by-class.ts';
import { expect, takenOver, test, visit } from '../support/fixtures.ts';
import { openFrozen } from '../support/frozen-page.ts';

test.describe('the typing animation', () => {
  for (const [address, { typing }] of [
    ['/', es],
    ['/en/projects', en],
  ] as const) {
    const { question, working } = typing;
    test(`asks, types and works (${address})`, async ({ page }) => {
      await openFrozen(page, address);
      const line = page.getByRole('img', { name: question }).locator(byClass('text'));
      await page.clock.runFor(15_000);
      await expect(line).toHaveText(question);
      await line.scrollIntoViewIfNeeded();
      await takenOver(line);
      // IntersectionObserver runs on real time, not on the fake clock.
      await page.waitForTimeout(300);
      await page.clock.runFor(9_900);
      await expect(line).toHaveText(question);
      await page.clock.runFor(100);
      await expect(line).toHaveText('');
      await page.clock.runFor(300);
      await expect(line).toHaveText('npm');
      await page.clock.runFor(1_100);
      await expect(line).toHaveText('npm run dev...');
      await page.clock.runFor(1_400);
      await expect(line).toHaveText('npm run dev...');
      await page.clock.runFor(100 + working.length * 100);
      await expect(line).toHaveText(working);
      for (const dots of ['.', '..', '...']) {
        await page.clock.runFor(200);
        await expect(line).toHaveText(working + dots);
      }
      await page.clock.runFor(2_900);
      await expect(line).toHaveText(`${working}...`);
      await page.clock.runFor(100);
      await expect(line).toHaveText(question);
    });
  }

  test('is exposed as its question only, and can be paused on Projects', async ({ page }) => {
    await visit(page, '/projects');
    await expect(page.getByRole('img', { name: '¿Qué construimos?' })).toBeVisible();
    await page.getByRole('button', { name: 'Pausar animaciones' }).click();
    await expect(page.getByRole('button', { name: 'Reanudar animaciones' })).toBeVisible();
  });
});
