import { filtersOfProject, noFilter } from '#src/content/owner/filters.ts';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { core, expect, mirrored, test } from '../support/fixtures.ts';
import { content } from '../support/site-content.ts';

test.use({ javaScriptEnabled: false, allowedErrors: ['404'] });

test('every page is whole without JavaScript, on a phone too, and says what needs it', core, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/projects', '/projects/salvatore-repair', '/novel', '/about', '/contact', '/nowhere'])
    for (const { language, address } of mirrored(path)) {
      const { shell } = dictionaries[language];
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(shell.noScript)).toBeVisible();
      const menu = page.getByRole('navigation', { name: shell.mainNavigation });
      await expect(menu.getByRole('link', { name: shell.pages.contact })).toBeVisible();
      if (path === '/projects') {
        const listed = content.projects.filter((project) => filtersOfProject(project, content).includes(noFilter));
        await expect(page.getByRole('article')).toHaveCount(listed.length);
        await expect(page.getByRole('article').last()).toBeVisible();
      }
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
