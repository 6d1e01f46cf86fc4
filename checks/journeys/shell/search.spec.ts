import type { Page } from '@playwright/test';
import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { core, expect, expecting, test, visit } from '../support/fixtures.ts';

function searchOn(page: Page, { search: words }: typeof es = es) {
  const dialog = page.getByRole('dialog', { name: words.title });
  return {
    dialog,
    words,
    button: page.getByRole('banner').getByRole('button', { name: words.open, exact: true }),
    field: dialog.getByRole('searchbox', { name: words.title }),
    results: dialog.getByRole('link'),
    status: dialog.getByRole('status'),
    close: dialog.getByRole('button', { name: words.close }),
  };
}

async function opened(page: Page, address: string, words: typeof es = es) {
  await visit(page, address);
  const search = searchOn(page, words);
  await page.keyboard.press('Control+k');
  await expect(search.field).toBeFocused();
  return search;
}

test('the button loads and opens a search that leads to a note', core, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/en');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /search-/.test(path))).toEqual([]);
  const { button, dialog, field, results, status } = searchOn(page, en);
  await button.click();
  await expect(field).toBeFocused();
  await field.fill('BATTERIES');
  await expect(results.first()).toContainText(/Eight batteries.*Note|Note.*Eight batteries/);
  await expect(results.first().locator('mark').first()).toHaveText(/batteries/i);
  await expect(status).toHaveText(new RegExp(`^${await results.count()} `));
  await results.first().click();
  await expect(page).toHaveURL(/\/en\/notes\/ocho-baterias(#[\w-]+)?$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Eight batteries');
});

test('the keyboard alone is enough', async ({ page }) => {
  const { field, results, dialog, button } = await opened(page, '/about');
  // Without words, the pages of the site.
  await expect(results.first()).toHaveAttribute('href', '/');
  await field.pressSequentially('novela');
  await expect(results.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('novel');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.keyboard.press('Control+k');
  await field.pressSequentially('contacto');
  await expect(results.first()).toHaveAttribute('href', '/contact');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(dialog).toBeHidden();
});

test('a result on the same page is scrolled to; a search without results is reported', async ({ page }) => {
  const { field, results, status, words } = await opened(page, '/projects');
  await field.fill('zzzz');
  await expect(status).toHaveText(words.count.none);
  // A few pages in place of results.
  await expect(results).toHaveCount(3);
  await field.fill('cityvox');
  await results.first().click();
  await expect(page).toHaveURL(/\/projects#14$/);
  await expect(page.getByRole('article', { name: 'CityVox' })).toBeInViewport();
});

test('a slow or failed index is reported, and a retry works', expecting('Failed to'), async ({ page }) => {
  let fail: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/search-index*', (route) => held.then(() => route.abort()));
  const { field, results, status, words, dialog } = await opened(page, '/');
  await expect(status).toHaveText(words.loading);
  await field.fill('nimbus');
  fail();
  await expect(status).toHaveText(words.failed);
  await page.unroute('**/search-index*');
  await dialog.getByRole('button', { name: words.retry }).click();
  await expect(results.first()).toContainText('Nimbus');
});

test('a failed dialog is reported and loads at the next attempt', expecting('Failed to'), async ({ page }) => {
  await page.route('**/search-dialog*.js', (route) => route.abort());
  await visit(page, '/');
  const { button, field, words } = searchOn(page);
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
  await page.unroute('**/search-dialog*.js');
  await button.click();
  await expect(field).toBeFocused();
});

test('the footer has the button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/about');
  const { button, field, close } = searchOn(page);
  await expect(button).toBeHidden();
  const inFooter = page.getByRole('contentinfo').getByRole('button', { name: es.search.open });
  await inFooter.click();
  await expect(field).toBeFocused();
  await close.click();
  await expect(inFooter).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
