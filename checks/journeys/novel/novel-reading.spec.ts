import type { Page } from '@playwright/test';
import { es } from '#src/i18n/es.ts';
import { expect, expecting, test, visit } from '../support/fixtures.ts';

const chapter = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('reading opens by link, in Spanish on the English page, and turns to the next', async ({ page }) => {
  await visit(page, '/en/novel#capitulo-01');
  const reading = page.getByRole('dialog');
  await expect(reading).toHaveAccessibleName('Plate 113');
  await expect(reading.getByText('In Spanish')).toBeVisible();
  await expect(reading.locator('[lang="es"]').getByText('Me pagaban a tres euros la placa')).toBeVisible();
  // The drop cap uses float, which every engine supports.
  const start = reading.locator('[lang="es"] p').first();
  const initial = await start.evaluate((element) => getComputedStyle(element, '::first-letter').float);
  expect(['left', 'inline-start']).toContain(initial);
  await reading.getByRole('button', { name: /^Next/ }).click();
  await expect(reading).toHaveAccessibleName('The Clock');
  expect(new URL(page.url()).hash).toBe('#capitulo-02');
  await page.keyboard.press('Escape');
  await expect(reading).toBeHidden();
  expect(new URL(page.url()).hash).toBe('#chapters');
});

test('reading is one history entry: back, Escape and the button close it, focus returns', async ({ page }) => {
  await visit(page, '/about');
  await visit(page, '/novel#chapters');
  const opener = chapter(page, 'La placa 113').getByRole('link', { name: 'Leer aquí' });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'La placa 113' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Capítulos' })).toHaveAttribute('aria-selected', 'true');
  await expect(opener).toBeFocused();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Cerrar' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    // Twice in one task: the second click of a slower double click reaches the page below.
    () => button.evaluate((element: HTMLElement) => [element.click(), element.click()]),
  ]) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.waitForTimeout(300);
    expect(new URL(page.url())).toMatchObject({ pathname: '/novel', hash: '#chapters' });
    await expect(opener).toBeFocused();
  }
});

test('reading leaves the scroll position, and a link within the page leads to its panel', async ({ page }) => {
  await visit(page, '/novel#chapters');
  const opener = chapter(page, 'El Reloj').getByRole('link', { name: 'Leer aquí' });
  await opener.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const position = () => page.evaluate(() => Math.round(scrollY));
  const before = await position();
  expect(before).toBeGreaterThan(0);
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  // One frame after anything that could scroll the page.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await position()).toBe(before);
  // Clicked by script, so that Playwright does not scroll to it first.
  await page.getByRole('link', { name: /reseñas$/ }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('tabpanel', { name: 'Reseñas' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Capítulos' })).toBeVisible();
  await expect.poll(position).toBe(before);
});

test('reading exposes the mark with the scroll position and ends in a line of data and a picture', async ({ page }) => {
  await visit(page, '/novel#capitulo-01');
  const reading = page.getByRole('dialog');
  const trails = reading.locator('circle[pathLength]');
  const left = () =>
    trails.evaluateAll((all) => Math.max(...all.map((trail) => parseFloat(getComputedStyle(trail).strokeDashoffset))));
  await expect.poll(left).toBe(1);
  const line = reading.getByRole('status');
  await expect(line).toBeEmpty();
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveText(/^La placa 113 · exposición \d+:\d\d · \d+°\s\d\d′ de cielo$/);
  await reading.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await expect.poll(left).toBeCloseTo(0, 1);
  const download = page.waitForEvent('download');
  await reading.getByRole('button', { name: es.novel.reading.keep }).click();
  expect((await download).suggestedFilename()).toBe('La placa 113.png');
});

test('a text that fails to load is reported, and loads later', expecting('chapter-texts'), async ({ page }) => {
  await page.route('**/data/chapter-texts.*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await visit(page, '/novel#capitulo-01');
  const reading = page.getByRole('dialog');
  await expect(reading.getByRole('alert')).toContainText(es.novel.reading.failed);
  await reading.getByRole('button', { name: 'Reintentar' }).click();
  await expect(reading.getByText('Me pagaban a tres euros la placa')).toBeVisible();
});
