import { expect, hydrated, test } from '../support/fixtures.ts';

test.use({ allowedErrors: ['404'] });

/** Visible text smaller than a size in pixels, with its element. */
function smallText(least: number): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim();
    if (!text || !element?.checkVisibility() || element.closest('noscript, .sr-only')) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < least) found.push(`${size} px: ${text.slice(0, 30)}`);
  }
  return found;
}

for (const address of ['/', '/projects', '/novel', '/about', '/contact', '/no-such-page'])
  test(`no text of ${address} is smaller than 13 px, on desks and phones`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(smallText, 13), `${width} px wide`).toEqual([]);
    }
  });

test('from 1600 px on, type and columns grow with the window', async ({ page }) => {
  await page.goto('/projects');
  const root = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  for (const [width, size] of [
    [1440, 16],
    [1600, 16],
    [1760, 17.25],
    [1920, 18.5],
    [2560, 18.5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await root(), `${width} px wide`).toBeCloseTo(size, 1);
  }
  const column = await page.getByRole('banner').locator('.page-width').boundingBox();
  expect(column?.width).toBeCloseTo(1480, 0);
});
