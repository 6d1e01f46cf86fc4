import { expect, hold, hydrated, test } from '../support/fixtures.ts';
import { en, es, open, publish, stored } from '../support/reviews-helpers.ts';

test('input survives a change of language and of tab', async ({ page }) => {
  await open(page);
  await page.getByRole('textbox', { name: es.comment }).fill('A medias');
  await page.getByRole('tab', { name: 'Sinopsis' }).click();
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await page.getByRole('tab', { name: en.panel }).click();
  await expect(page.getByRole('textbox', { name: en.comment })).toHaveValue('A medias');
});

test('input typed before JavaScript loads is kept', async ({ page }) => {
  const letGo = await hold(page, '**/assets/entry-client-*.js');
  await page.goto(es.address, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: es.comment }).fill('A tiempo');
  await page.getByRole('radio', { name: '2' }).check({ force: true });
  letGo();
  await hydrated(page);
  await expect(page.getByText('8 de 1000')).toBeVisible();
  await expect(page.getByRole('radio', { name: '2' })).toBeChecked();
  await publish(page, 'Ana', 'A tiempo');
  await expect.poll(async () => (await stored(page))[0]).toMatchObject({ rating: 2, comment: 'A tiempo' });
});
