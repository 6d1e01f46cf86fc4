import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { expect, test, visit } from '../support/fixtures.ts';

test.use({ allowedErrors: ['404'] });

const pages = ({ shell }: typeof es) => [shell.pages.projects, shell.pages.notes, shell.pages.contact];

test('a missing page names the address, offers the search and leads home', async ({ page }) => {
  await visit(page, '/en/noches/la-ma%C3%B1ana%3Cb%3E');
  await expect(page.getByRole('heading')).toHaveText([en.notFound.title]);
  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText([
    /^\d{1,2} \p{L}+ \d{4}, \d\d:\d\d$/u,
    '/en/noches/la-mañana<b>',
    en.notFound.note,
    ...pages(en),
  ]);
  await expect(main.getByRole('link', { name: es.notFound.home })).toHaveAttribute('href', '/');
  await expect(main.getByText(es.notFound.title)).toHaveCSS('font-size', '14px');
  await main.getByRole('button', { name: en.search.open }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox', { name: en.search.title })).toBeFocused();
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: en.notFound.home }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a very long address is cut', async ({ page }) => {
  await visit(page, `/${'a'.repeat(400)}`);
  await expect(page.getByRole('definition').nth(1)).toHaveText(`/${'a'.repeat(159)}…`);
});
