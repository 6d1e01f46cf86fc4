import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

test.use({ allowedErrors: ['404'] });

for (const { start, words, home, other } of [
  { start: '', words: es, home: '/', other: { ...en.notFound, address: '/en' } },
  { start: '/en', words: en, home: '/en', other: { ...es.notFound, address: '/' } },
]) {
  test(`a missing page under "${start}/" names the address and leads home`, async ({ page }) => {
    await page.goto(`${start}/noches/la-ma%C3%B1ana%3Cb%3E`);
    await hydrated(page);
    await expect(page.getByRole('heading')).toHaveText([words.notFound.title]);
    const entries = page.getByRole('main').getByRole('definition');
    await expect(entries).toHaveText([
      /^\d{4}-\d\d-\d\d · \d\d:\d\d$/,
      `${start}/noches/la-mañana<b>`,
      words.notFound.note,
    ]);
    const link = page.getByRole('main').getByRole('link', { name: other.home });
    await expect(link).toHaveAttribute('href', other.address);
    await expect(page.getByRole('main').getByText(other.title)).toHaveCSS('font-size', '14px');
    await page.getByRole('main').getByRole('link', { name: words.notFound.home }).click();
    await expect(page).toHaveURL(home);
    await expect(page.locator('html')).toHaveAttribute('lang', words === es ? 'es' : 'en');
  });
}

test('a very long address is cut', async ({ page }) => {
  await page.goto(`/${'a'.repeat(400)}`);
  await hydrated(page);
  await expect(page.getByRole('definition').nth(1)).toHaveText(`/${'a'.repeat(159)}…`);
});

test('without script the missing page is whole', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/nope');
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([es.log.asked, es.notFound.note]);
  await expect(page.getByRole('main').getByRole('link', { name: es.notFound.home })).toBeVisible();
  await context.close();
});
