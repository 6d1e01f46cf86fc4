import { dictionaries } from '#src/i18n/dictionary.ts';
import { core, expect, mirrored, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('all seventeen projects are readable without JavaScript', async ({ page }) => {
  for (const { address } of mirrored('/projects')) {
    await page.goto(address);
    await expect(page.getByRole('article')).toHaveCount(17);
    await expect(page.getByRole('article').last()).toBeVisible();
  }
});

test('menu and texts of every page work without JavaScript, on a phone too', core, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/projects', '/novel', '/about', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL('/contact');
  }
});

test('the system theme applies without JavaScript', async ({ page }) => {
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

test('every page says what needs JavaScript', async ({ page }) => {
  for (const path of ['/', '/projects', '/novel', '/about', '/contact'])
    for (const { language, address } of mirrored(path)) {
      await page.goto(address);
      await expect(page.getByText(dictionaries[language].shell.noScript)).toBeVisible();
    }
});
