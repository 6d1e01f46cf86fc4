import { byClass } from '../support/by-class.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { openFrozen } from '../support/frozen-page.ts';
import { watchShifts } from '../support/layout.ts';
import { roleLine, roles } from './home-helpers.ts';

test('under reduced motion, everything is shown and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFrozen(page, '/');
  await page.clock.runFor(60_000);
  await expect(roleLine(page, 'es')).toHaveText(roles.es[0] ?? '');
  const question = '¿Qué construimos?';
  await expect(page.getByRole('img', { name: question }).locator(byClass('text'))).toHaveText(question);
  expect(await page.locator(`section ${byClass('track')}`).evaluate((track) => track.getAnimations().length)).toBe(0);
  await expect(page.getByRole('region', { name: 'Tecnologías' }).getByText('Linux').first()).toBeAttached();
  const room = await page.locator(`section ${byClass('window')}`).evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(room).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Ver Proyectos' }).click();
  await expect(page).toHaveURL('/projects');
});

test('pictures out of view wait for the first scroll', async ({ page }) => {
  await visit(page, '/');
  const isLoaded = (image: HTMLImageElement) => image.currentSrc !== '';
  const far = page.getByRole('article', { name: 'Nimbus App' }).locator('picture img');
  expect(await far.evaluate(isLoaded)).toBe(false);
  const print = page.locator(`${byClass('prints')} picture img`).first();
  expect(await print.evaluate(isLoaded)).toBe(true);
  await page.mouse.wheel(0, 1);
  await expect.poll(() => far.evaluate(isLoaded)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true });

  test('photo, name, role and both buttons fit the first screen, and nothing shifts', async ({ page }) => {
    const shifts = await watchShifts(page);
    await visit(page, '/');
    const buttons = [0, 1].map((at) => `${byClass('actions')} a >> nth=${at}`);
    const texts = [`h1 ${byClass('name')}`, '[role="img"]'].map((part) => `${byClass('hero')} ${part}`);
    for (const part of [byClass('portrait'), ...texts, ...buttons]) {
      const box = await page.locator(part).boundingBox();
      expect((box?.y ?? 900) + (box?.height ?? 0), part).toBeLessThanOrEqual(844);
    }
    await page.waitForTimeout(500);
    expect(await shifts()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('the featured projects have a ruler that shows and chooses the card in view', async ({ page }) => {
    await visit(page, '/');
    const tick = (name: string) => page.getByRole('button', { name, exact: true });
    const [first, , last] = await page.locator(byClass('carousel')).getByRole('heading').allTextContents();
    await tick(last ?? '').click();
    await expect(tick(last ?? '')).toHaveAttribute('aria-current', 'true');
    await expect(tick(first ?? '')).not.toHaveAttribute('aria-current');
    await page.getByRole('article', { name: first }).scrollIntoViewIfNeeded();
    await expect(tick(first ?? '')).toHaveAttribute('aria-current', 'true');
  });

  // Fonts, the first pictures, the sky with its map, and the first page's script and data.
  test('at most 305 KB are sent before scrolling', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(bytes / 1024).toBeLessThanOrEqual(305);
  });
});
