import { expect, hydrated, test } from './fixtures.ts';

for (const address of ['/novel', '/novel#chapters', '/novel#reviews', '/about', '/contact', '/en/contact']) {
  test(`${address} fits a phone with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
  });
}

test("a visitor's own colours leave the player's sliders and the chosen tab to be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/novel#chapters');
  await hydrated(page);
  const slider = page.getByRole('slider', { name: 'Posición' }).first();
  expect(await slider.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
  const underline = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await underline('Resumen')).toBe(await underline('Sinopsis'));
  expect(await underline('Capítulos')).not.toBe(await underline('Sinopsis'));
});
