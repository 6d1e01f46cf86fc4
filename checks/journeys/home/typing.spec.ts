import { es } from '#src/i18n/es.ts';
import { byClass } from '../support/by-class.ts';
import { expect, takenOver, test } from '../support/fixtures.ts';
import { openFrozen } from '../support/frozen-page.ts';

const { question, working } = es.typing;

test('the typing animation asks, types and works, is named by its question, and can be paused', async ({ page }) => {
  await openFrozen(page, '/projects');
  const line = page.getByRole('img', { name: question }).locator(byClass('text'));
  await page.clock.runFor(15_000);
  await expect(line).toHaveText(question);
  await line.scrollIntoViewIfNeeded();
  await takenOver(line);
  // The site's observer, which is older, is told first.
  await line.evaluate(
    (element) => new Promise((seen) => new IntersectionObserver(seen, { threshold: 0.5 }).observe(element)),
  );
  await page.clock.runFor(9_900);
  await expect(line).toHaveText(question);
  // The steps between these are tested beside their code.
  await page.clock.runFor(400);
  await expect(line).toHaveText('npm');
  await page.clock.runFor(2_600 + working.length * 100 + 600);
  await expect(line).toHaveText(`${working}...`);
  await page.clock.runFor(3_000);
  await expect(line).toHaveText(question);
  await page.getByRole('button', { name: es.typing.pause }).click();
  await expect(page.getByRole('button', { name: es.typing.resume })).toBeVisible();
});
