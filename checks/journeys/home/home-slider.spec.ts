import { byClass } from '../support/by-class.ts';
import type { Page } from '@playwright/test';
import { expect, expecting, test, visit } from '../support/fixtures.ts';
import { openFrozen } from '../support/frozen-page.ts';
import { content } from '../support/site-content.ts';

const track = (page: Page) => page.locator(`section ${byClass('track')}`);
const sliderOffset = (page: Page) =>
  track(page).evaluate((element) => -new DOMMatrix(getComputedStyle(element).transform).m41);
/** Whether the slider moves on its own. */
const isSliding = (page: Page) =>
  track(page).evaluate((element) => element.getAnimations()[0]?.playState === 'running');

test.use({ viewport: { width: 1280, height: 960 } });

test('the technologies are shown twice, in equal widths', async ({ page }) => {
  await visit(page, '/');
  const region = page.getByRole('region', { name: 'Tecnologías' });
  await expect(region.getByRole('listitem')).toHaveCount(content.technologies.length);
  await expect(region.locator('li')).toHaveCount(2 * content.technologies.length);
  await expect(region.locator('ul').nth(1)).toHaveAttribute('aria-hidden', 'true');
  const widthOf = (item: Element) => Math.round(item.getBoundingClientRect().width);
  const widths = await Promise.all((await region.locator('li').all()).map((item) => item.evaluate(widthOf)));
  expect(new Set(widths).size).toBe(1);
  // The region must not be lower than its list, or the next section would overlap it.
  const overhang = await region.evaluate((part) => part.scrollHeight - part.clientHeight);
  expect(overhang).toBe(0);
});

test('the technologies stop on hover and by the button, which stops all movement', async ({ page }) => {
  await openFrozen(page, '/');
  await expect.poll(() => isSliding(page)).toBe(true);
  await page.locator(`section ${byClass('window')}`).hover();
  await expect.poll(() => isSliding(page)).toBe(false);
  await page.mouse.move(5, 200);
  await expect.poll(() => isSliding(page)).toBe(true);

  await page.getByRole('button', { name: 'Pausar animaciones' }).click();
  await page.mouse.move(5, 200);
  await expect.poll(() => isSliding(page)).toBe(false);
  const role = await page.locator(`${byClass('hero')} [role="img"]`).textContent();
  await page.clock.runFor(10_000);
  await expect(page.locator(`${byClass('hero')} [role="img"]`)).toHaveText(role ?? '');
  await page.getByRole('button', { name: 'Reanudar animaciones' }).click();
  await expect.poll(() => isSliding(page)).toBe(true);
  await expect(page.getByRole('button', { name: 'Pausar animaciones' })).toBeVisible();
});

test('the technologies stop while focused, until the keyboard starts them', async ({ page }) => {
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Pausar animaciones' });
  await button.focus();
  await expect.poll(() => isSliding(page)).toBe(false);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => isSliding(page)).toBe(true);
});

test('the technologies stop off screen', async ({ page }) => {
  await visit(page, '/');
  await expect.poll(() => isSliding(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => isSliding(page)).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => isSliding(page)).toBe(true);
});

test('the technologies follow a drag, and continue from there', async ({ page }) => {
  await visit(page, '/');
  const slider = page.locator(`section ${byClass('window')}`);
  await slider.hover();
  const box = await slider.boundingBox();
  if (!box) throw new Error('no slider');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await expect.poll(() => isSliding(page)).toBe(false);
  const start = await sliderOffset(page);
  await page.mouse.down();
  await page.mouse.move(x - 100, y);
  await page.mouse.move(x - 300, y);
  await expect.poll(() => sliderOffset(page)).toBeCloseTo(start + 300, 0);
  await page.mouse.up();
  // It stays there while the pointer does.
  await expect.poll(() => sliderOffset(page)).toBeCloseTo(start + 300, 0);
  await page.mouse.move(5, 200);
  await expect.poll(() => isSliding(page)).toBe(true);
  await expect.poll(() => sliderOffset(page)).toBeGreaterThan(start + 301);
});

test('without its icon, one shows its first letters in a frame', expecting('icons/'), async ({ page }) => {
  await page.route('**/icons/simple-icons/typescript.svg', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/');
  const items = page.getByRole('region', { name: 'Tecnologías' }).getByRole('listitem');
  const item = items.filter({ hasText: 'TypeScript' });
  await expect(item.locator(byClass('initials'))).toHaveText('Ty');
  await expect(item.locator('img')).toHaveCount(0);
});
