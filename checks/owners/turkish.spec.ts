import { expect, hydrated, test } from '#checks/journeys/support/fixtures.ts';
import { shippedWords, testPages } from './own-languages.ts';

// The site of `checks/owners/derya`: Turkish first with German beside it, works among all projects, no novel.
const { projects, contact, shell } = shippedWords('tr');

testPages({
  paths: ['', '/projects', '/about', '/contact'],
  languages: { tr: { prefix: '', direction: 'ltr' }, de: { prefix: '/de', direction: 'ltr' } },
});

test('the search folds Turkish letters', async ({ page }) => {
  await page.goto('/projects');
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(3);
  const search = page.getByRole('searchbox', { name: projects.search });
  for (const [typed, found] of [
    ['ILICA', 'Heyelan Duyarlılık Haritası'],
    ['ışıkkent', 'Heyelan Duyarlılık Haritası'],
    ['korfez', 'Körfez'],
  ] as const) {
    await search.fill(typed);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: found })).toBeVisible();
  }
});

test('filters have Latin names in addresses', async ({ page }) => {
  await page.goto('/projects');
  await hydrated(page);
  await page.getByRole('button', { name: 'Işık ve gece' }).click();
  await expect(page).toHaveURL('/projects?category=isik-ve-gece');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('small letters and numbers follow the language', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText(contact.responseTime).first()).toBeVisible();
  await expect(page.locator('main')).toContainText('iki iş günü');
  await page.goto('/de/contact');
  await expect(page.locator('main')).toContainText('Zwei Werktage');
  await page.goto('/about');
  await expect(page.locator('main')).toContainText('%92,5');
});

test('there is no novel, and nothing in Spanish or English', async ({ page, request }) => {
  expect((await request.get('/novel')).status()).toBe(404);
  await page.goto('/');
  await expect(page.getByRole('link', { name: shell.pages.projects }).first()).toBeVisible();
  for (const path of ['/', '/projects', '/about', '/contact', '/de', '/de/contact'])
    expect(await (await request.get(path)).text(), path).not.toMatch(
      /About Me|Sobre Mí|Skip to content|Dark theme|Close menu/,
    );
});
