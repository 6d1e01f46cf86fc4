import sharp from 'sharp';
import { expect, hydrated, test, visit } from '../support/fixtures.ts';

test.use({ reducedMotion: 'reduce' });

test('the red lamp is switched by its button, stored, and does not change the theme', async ({ page }) => {
  await visit(page, '/about');
  const html = page.locator('html');
  const theme = await html.getAttribute('data-theme');
  const button = page.getByRole('banner').getByRole('button', { name: 'Lámpara roja' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(html).toHaveAttribute('data-lamp', 'on');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(html).toHaveAttribute('data-theme', theme ?? '');
  const stored = () => page.evaluate(() => [localStorage.getItem('lamp'), localStorage.getItem('theme')]);
  await expect.poll(stored).toEqual(['on', null]);
  await expect(html).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await page.goto('/en/contact');
  await expect(html).toHaveAttribute('data-lamp', 'on');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Red lamp' }).click();
  await expect(html).not.toHaveAttribute('data-lamp');
  await expect.poll(stored).toEqual([null, null]);
});

test('its key works outside fields and on a slider, and can be switched off', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('slider', { name: 'Hora del cielo' }).press('l');
  await expect(page.locator('html')).toHaveAttribute('data-lamp', 'on');
  await page.keyboard.press('l');
  await visit(page, '/projects');
  const html = page.locator('html');
  const lamp = page.getByRole('banner').getByRole('button', { name: 'Lámpara roja' });
  await expect(lamp).toHaveAttribute('aria-keyshortcuts', 'L');
  await page.keyboard.press('l');
  await expect(html).toHaveAttribute('data-lamp', 'on');
  await page.keyboard.press('l');
  await expect(html).not.toHaveAttribute('data-lamp');
  await page.keyboard.press('Control+l');
  await expect(html).not.toHaveAttribute('data-lamp');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').press('l');
  await expect(page.getByRole('searchbox')).toHaveValue('l');
  await expect(html).not.toHaveAttribute('data-lamp');

  const setting = page.getByRole('contentinfo').getByRole('button', { name: 'Tecla L: lámpara roja' });
  await expect(setting).toHaveAttribute('aria-pressed', 'true');
  await setting.click();
  await expect(setting).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('l');
  await expect(html).not.toHaveAttribute('data-lamp');
  await page.reload();
  await hydrated(page);
  await expect(setting).toHaveAttribute('aria-pressed', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on the lamp leaves no tooltip, and no key is named', async ({ page }) => {
    await visit(page, '/about');
    const lamp = page.getByRole('banner').getByRole('button', { name: 'Lámpara roja' });
    await lamp.tap();
    await expect(page.locator('html')).toHaveAttribute('data-lamp', 'on');
    await expect(lamp.locator('xpath=following-sibling::*')).toBeHidden();
    await expect(lamp).not.toHaveAttribute('aria-keyshortcuts');
    await expect(lamp).toHaveAccessibleDescription('La web en rojo, para no perder la visión nocturna');
    await expect(page.getByRole('button', { name: 'Tecla L' })).toBeHidden();
  });
});

test('in its light pictures are darker than text, and all text is red', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lamp', 'on'));
  await visit(page, '/projects');
  const pictures = page.locator('article img:not([aria-hidden])');
  for (const picture of (await pictures.all()).slice(0, 3)) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const { channels } = await sharp(await picture.screenshot()).stats();
    expect(channels[0]?.mean, (await picture.getAttribute('src')) ?? '').toBeLessThan(128);
  }
  const pale = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((part) => getComputedStyle(part).color)
      .filter((color) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        return Math.max(green, blue) > red / 2;
      }),
  );
  expect([...new Set(pale)]).toEqual([]);
});

test("the footer shows tonight's sky over the town, in reserved space", async ({ page }) => {
  await visit(page, '/about');
  const line = page.getByRole('contentinfo').getByText('Esta noche sobre Málaga');
  const room = page.locator('footer p', { hasText: 'Esta noche sobre Málaga' });
  const before = await room.boundingBox();
  await line.scrollIntoViewIfNeeded();
  await expect(room).toHaveText(
    /^Esta noche sobre Málaga: el Sol se pone a las \d\d:\d\d; noche cerrada .+; .+ iluminada al \d+\s%, (sale|se pone) a las? \d\d:\d\d\.$/,
  );
  expect((await room.boundingBox())?.height).toBe(before?.height);
});
