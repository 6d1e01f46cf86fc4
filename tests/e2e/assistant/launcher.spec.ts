import { expect, hydrated, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const name = 'Abrir chat';

/** What the button lies on, once it has come to rest. A strip that is pulled aside runs off the page at its edge, on purpose. */
async function coveredBy(button: HTMLElement): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const own = button.getBoundingClientRect();
  const isStrip = (part: Element | null): boolean =>
    part !== null &&
    ((part.scrollWidth > part.clientWidth + 4 && getComputedStyle(part).overflowX !== 'visible') ||
      isStrip(part.parentElement));
  return [...document.querySelectorAll('main :is(a, button, input, textarea, label, summary, p, h1, h2, h3)')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]'))
    .filter((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const boxes = part.matches('p, h1, h2, h3, label') ? range.getClientRects() : part.getClientRects();
      return [...boxes].some(
        (box) => box.right > own.left + 4 && box.left < own.right && box.bottom > own.top && box.top < own.bottom,
      );
    })
    .filter((part) => !isStrip(part.parentElement))
    .map((part) => part.outerHTML.slice(0, 80));
}

for (const address of ['/', '/projects', '/novel', '/novel#reviews', '/about', '/contact'])
  test(`on phones the button of the chat covers nothing of ${address}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await hydrated(page);
    const button = page.getByRole('button', { name });
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += 500) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(button).toBeInViewport({ ratio: 0.8 });
      await expect.poll(() => button.evaluate(coveredBy), `at ${top}`).toEqual([]);
    }
  });

test('on phones the button is whole at rest, narrow while reading on or writing, and always opens the chat', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const button = page.getByRole('button', { name });
  const width = async () => (await button.boundingBox())?.width ?? 0;
  await page.getByRole('textbox', { name: 'Mensaje' }).focus();
  await expect.poll(width).toBe(24);
  // At the end of the page is room of its own.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.evaluate(() => scrollBy({ top: -1, behavior: 'instant' }));
  await expect.poll(width).toBe(52);
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expect.poll(width).toBe(24);
  // A scrollbar may float over the margin: a mouse finds the button beside it.
  await button.hover();
  await expect.poll(width).toBe(52);
  await expect.poll(async () => ((await button.boundingBox())?.x ?? 0) + 52).toBeLessThanOrEqual(390 - 20);
  await page.mouse.move(5, 300);
  await expect.poll(width).toBe(24);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Asistente' })).toBeVisible();
});

test('a mouse that is on the button before its code has come finds it whole, and it stays there', async ({ page }) => {
  let hasCome = () => {};
  const late = new Promise<void>((resolve) => (hasCome = resolve));
  await page.route(/expand-where/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/contact');
  await hydrated(page);
  const button = page.getByRole('button', { name });
  // Nobody who writes is offered the whole button, but under a mouse.
  await page.getByRole('textbox', { name: 'Mensaje' }).focus();
  await button.hover();
  hasCome();
  await expect.poll(async () => (await button.boundingBox())?.width).toBe(52);
  await page.waitForTimeout(500);
  expect((await button.boundingBox())?.width).toBe(52);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Asistente' })).toBeVisible();
});
