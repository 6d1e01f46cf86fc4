import { expect, mirrored, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('all seventeen projects can be read without script', async ({ page }) => {
  for (const { address } of mirrored('/projects')) {
    await page.goto(address);
    await expect(page.getByRole('article')).toHaveCount(17);
    await expect(page.getByRole('article').last()).toBeVisible();
  }
});

test('menu and texts of every page are there without script, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/projects', '/novel', '/about', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL('/contact');
  }
});

test('the system theme is followed without script', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const dark = await page
    .locator('html')
    .evaluate((element) => getComputedStyle(element).backgroundColor)
    .catch(() => null);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await page
    .locator('html')
    .evaluate((element) => getComputedStyle(element).backgroundColor)
    .catch(() => null);
  expect(dark).toBe('rgb(11, 14, 20)');
  expect(light).toBe('rgb(246, 243, 236)');
});
