import type { Page } from '@playwright/test';
import { expect, expecting, hold, hydrated, test, visit } from '../support/fixtures.ts';

test('unhydrated parts change their language in place', async ({ page }) => {
  await visit(page, '/');
  const stores = page.getByRole('heading', { name: 'Tiendas' });
  const shop = page.getByRole('heading', { level: 2, name: 'Newsletter' });
  // Markers on the server's HTML: replacing or hiding a section would lose them.
  for (const heading of [stores, shop]) await heading.evaluate((element) => element.setAttribute('data-kept', ''));
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await expect(page.locator('h2[data-kept]')).toHaveText(['Stores', 'Newsletter']);
  await expect(page.getByRole('heading', { name: 'Featured Projects' })).toBeVisible();
});

test('a click before the code has loaded is replayed', async ({ page }) => {
  const letGo = await hold(page, /technology-slider\.island-[\w-]+\.js$/);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Pausar animaciones' }).click();
  await expect(page.getByRole('button', { name: 'Pausar animaciones' })).toBeVisible();
  letGo();
  await expect(page.getByRole('button', { name: 'Reanudar animaciones' })).toBeVisible();
});

// React reports the hydration mismatch that this test causes.
for (const [path, last] of Object.entries({ '/': 'Newsletter', '/projects': 'MeteoMálaga' })) {
  const title = `${path}, changed before JavaScript loaded, is rendered again`;
  test(title, expecting('React error #418'), async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lamp', 'on'));
    const change = () =>
      page.evaluate(() => {
        // As a translator does, without markup, which the policy forbids.
        for (const heading of document.querySelectorAll('h1'))
          heading.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'Otro' }));
      });
    await page.route(/\/entry-client-[\w-]+\.js$/, (route) => change().then(() => route.continue()));
    await visit(page, path);
    await expect(page.locator('h1 font')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: last, exact: true })).toBeVisible();
    await expect(page.locator('html.js[data-theme][data-lamp="on"]')).toBeVisible();
  });
}

for (const [part, path, comeNear] of [
  ['built-in-section', '/', (page) => page.getByRole('heading', { name: 'Newsletter' }).scrollIntoViewIfNeeded()],
  ['reviews', '/novel', (page) => page.getByRole('tab', { name: 'Reseñas' }).click()],
] satisfies [string, string, (page: Page) => Promise<void>][]) {
  test(`the code of ${part} loads only when the visitor comes near`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    const isAsked = () => asked.some((address) => address.includes(`/${part}.island-`));
    expect(isAsked()).toBe(false);
    await comeNear(page);
    await expect.poll(isAsked).toBe(true);
  });
}
