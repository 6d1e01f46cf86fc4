import type { Locator } from '@playwright/test';
import { core, expect, expecting, hydrated, test } from '../support/fixtures.ts';
import { es, open, publish, review, reviews, sample, seed, stored, today } from '../support/reviews-helpers.ts';

/** The border styles of a form's text fields. */
const linesOf = (form: Locator) =>
  form.getByRole('textbox').evaluateAll((fields) =>
    fields.map((field) => {
      const { borderColor, boxShadow } = getComputedStyle(field);
      return `${borderColor} ${boxShadow}`;
    }),
  );

test('publishing, limit and deleting', core, async ({ page }) => {
  await open(page);
  await expect(reviews(page)).toHaveCount(2);
  const form = page.getByRole('form', { name: es.formTitle });
  const untouched = await linesOf(form);
  await expect(page.getByRole('button', { name: es.remove })).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: es.rating }).getByRole('radio')).toHaveCount(5);
  await expect(page.getByRole('radio', { name: '5' })).toBeChecked();

  await page.getByRole('button', { name: es.publish }).click();
  await expect(page.getByRole('alert')).toHaveText(es.missing);
  await expect(page.getByRole('textbox', { name: es.name })).toBeFocused();

  await publish(page, '  Ana  ', ' Una noche entera. ');
  await expect(page.getByRole('status')).toHaveText(es.published);
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(page.getByRole('textbox', { name: es.comment })).toHaveValue('');
  await expect.poll(() => linesOf(form)).toEqual(untouched);
  await expect(reviews(page).first()).toContainText('Una noche entera.');
  await expect(reviews(page).first()).toContainText(es.reader);
  const [first] = await stored(page);
  const key = await page.evaluate(() => localStorage.getItem('novel-user-key'));
  expect(first).toEqual({
    id: expect.any(String),
    name: 'Ana',
    profession: es.reader,
    rating: 5,
    comment: 'Una noche entera.',
    date: await today(page),
    userKey: key,
  });
  expect(key).toBeTruthy();

  await page.getByRole('textbox', { name: es.profession }).fill('Geóloga');
  await page.getByRole('radiogroup', { name: es.rating }).locator('label').nth(2).click();
  await publish(page, 'Eva', 'Otra.');
  await expect(review(page, 'Eva')).toContainText('Geóloga');
  expect((await stored(page))[1]).toMatchObject({ rating: 3, profession: 'Geóloga' });
  await expect(page.getByRole('button', { name: es.publish })).toBeDisabled();
  await expect(page.getByRole('status')).toHaveText(es.published);
  await expect(page.getByRole('alert')).toHaveText('');

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveText(es.limit);
  await expect(reviews(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: es.publish })).toBeDisabled();

  await review(page, 'Eva').getByRole('button', { name: es.remove }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: es.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(review(page, 'Eva')).toBeVisible();
  await review(page, 'Eva').getByRole('button', { name: es.remove }).click();
  await dialog.getByRole('button', { name: es.remove }).click();
  await expect(review(page, 'Eva')).toHaveCount(0);
  await expect(reviews(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: es.publish })).toBeEnabled();
  expect(await stored(page)).toHaveLength(1);
});
test('the limit resets after midnight', async ({ page, context }) => {
  await page.clock.install({ time: new Date(2026, 10, 21, 23, 59, 0) });
  const mine = { ...sample, date: '2026-11-21' };
  await seed(context, { 'novel-user-key': 'k', 'novel-reviews': JSON.stringify([mine, { ...mine, id: 'b' }]) });
  await open(page);
  await expect(page.getByRole('button', { name: es.publish })).toBeDisabled();
  await page.clock.runFor(120_000);
  await expect(page.getByRole('button', { name: es.publish })).toBeEnabled();
});

test('stored data of a later version neither breaks the page nor is lost', async ({ page, context }) => {
  const value = '{"version":2,"reviews":[]}';
  await seed(context, { 'novel-reviews': value, 'novel-user-key': 'k' });
  await open(page);
  await expect(reviews(page)).toHaveCount(2);
  await publish(page, 'Ana', 'Bien.');
  await expect(review(page, 'Ana')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('novel-reviews-unreadable'))).toContain(value);
});

test('markup, emoji, right-to-left and endless words are shown as text', async ({ page }) => {
  await open(page);
  const markup = '<img src=x onerror="document.title=1"><b>hola</b>';
  await publish(page, 'مريم 👩‍🚀', `${markup} ${'a'.repeat(300)}`);
  const card = review(page, 'مريم 👩‍🚀');
  await expect(card).toContainText(markup);
  await expect(card.locator('img, b')).toHaveCount(0);
  await expect(card.getByRole('heading')).toHaveCSS('direction', 'rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('code that fails to load is reported', expecting('net::ERR_FAILED'), async ({ page }) => {
  await page.route(/\/reviews\.island-[\w-]+\.js$/, (route) => route.abort());
  await open(page);
  await publish(page, 'Ana', 'Bien');
  await expect(page.getByRole('alert').filter({ hasText: 'no se ha podido cargar' })).toBeVisible();
  await expect(reviews(page)).toHaveCount(2);
});
