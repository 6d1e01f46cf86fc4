import { expect, hydrated, test } from '../support/fixtures.ts';

test('what was not taken over yet changes its language in its place', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const stores = page.getByRole('heading', { name: 'Tiendas' });
  const shop = page.getByRole('heading', { level: 2, name: 'Newsletter' });
  // Marks on the HTML that came: whoever draws a section anew, or hides it meanwhile, loses them.
  for (const heading of [stores, shop]) await heading.evaluate((element) => element.setAttribute('data-kept', ''));
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await expect(page.locator('h2[data-kept]')).toHaveText(['Stores', 'Newsletter']);
  await expect(page.getByRole('heading', { name: 'Featured Projects' })).toBeVisible();
});

test('a press on what has no code yet is kept until it has', async ({ page }) => {
  let arrive: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/technology-slider\.island-[\w-]+\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Pausar animaciones' }).click();
  await expect(page.getByRole('button', { name: 'Pausar animaciones' })).toBeVisible();
  arrive?.();
  await expect(page.getByRole('button', { name: 'Reanudar animaciones' })).toBeVisible();
});

test.describe('on a page that was changed before script came', () => {
  // React tells that the HTML is not what it had drawn.
  test.use({ allowedErrors: ['Minified React error #418'] });

  for (const [path, last] of [
    ['/', 'Newsletter'],
    ['/projects', 'MeteoMálaga'],
  ] as const) {
    test(`${path} is drawn anew, whole and as it was shown`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('lamp', 'on'));
      const change = () =>
        page.evaluate(() => {
          for (const heading of document.querySelectorAll('h1')) heading.innerHTML = '<font>Otro</font>';
        });
      await page.route(/\/entry-client-[\w-]+\.js$/, (route) => change().then(() => route.continue()));
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('h1 font')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: last, exact: true })).toBeVisible();
      await expect(page.locator('html.js[data-theme][data-lamp="on"]')).toBeVisible();
    });
  }
});

test('the code of what is far below is fetched only when the visitor comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  const isAsked = () => asked.some((address) => /newsletter-frame\.island-/.test(address));
  expect(isAsked()).toBe(false);
  await page.getByRole('heading', { level: 2, name: 'Newsletter' }).scrollIntoViewIfNeeded();
  await expect.poll(isAsked).toBe(true);
});

test('a page opened by a link is there whole, with nothing held back', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toBeVisible();
});
