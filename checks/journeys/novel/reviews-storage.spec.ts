import { expect, test } from '../support/fixtures.ts';
import { es, open, publish, review, stored } from '../support/reviews-helpers.ts';

test('windows of one browser stay in sync, and concurrent writes lose nothing', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  await Promise.all([publish(page, 'Uno', 'Primera.'), publish(other, 'Dos', 'Segunda.')]);
  for (const each of [page, other]) {
    await expect(review(each, 'Uno')).toBeVisible();
    await expect(review(each, 'Dos')).toBeVisible();
    await expect(each.getByRole('button', { name: es.publish })).toBeDisabled();
  }
  expect(await stored(page)).toHaveLength(2);
  expect(new Set((await stored(page)).map(({ userKey }) => userKey)).size).toBe(1);
  await review(page, 'Uno').getByRole('button', { name: es.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: es.remove }).click();
  await expect(review(other, 'Uno')).toHaveCount(0);
});

for (const [what, script] of Object.entries({
  blocked: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } })`,
  full: `Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError'); }`,
})) {
  test(`with storage ${what} a review lasts for the page view, and the visitor is informed`, async ({ page }) => {
    await page.addInitScript(script);
    await open(page);
    await expect(page.getByText(/se verá solo hasta que cierres o recargues/)).toBeVisible();
    await publish(page, 'Ana', 'Bien.');
    await expect(page.getByRole('status')).toContainText(es.published);
    await expect(page.getByRole('status')).toContainText('El texto sigue en el formulario');
    await expect(page.getByRole('textbox', { name: es.comment })).toHaveValue('Bien.');
    await expect(review(page, 'Ana')).toBeVisible();
    await review(page, 'Ana').getByRole('button', { name: es.remove }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: es.remove }).click();
    await expect(review(page, 'Ana')).toHaveCount(0);
  });
}

test('a review that full storage refused is stored once there is room, without duplicates', async ({ page }) => {
  await page.addInitScript(`{
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...entry) {
      if (window.isFull) throw new DOMException('full', 'QuotaExceededError');
      setItem.apply(this, entry);
    };
  }`);
  await open(page);
  await page.evaluate('window.isFull = true');
  await publish(page, 'Ana', 'Bien.');
  await page.getByRole('button', { name: es.publish }).click();
  await expect(review(page, 'Ana')).toHaveCount(1);
  await page.evaluate('window.isFull = false');
  await page.getByRole('button', { name: es.publish }).click();
  await expect(page.getByRole('textbox', { name: es.comment })).toHaveValue('');
  await expect(review(page, 'Ana')).toHaveCount(1);
  await page.reload();
  await expect(review(page, 'Ana').getByRole('button', { name: es.remove })).toBeVisible();
  expect(await stored(page)).toHaveLength(1);
});
