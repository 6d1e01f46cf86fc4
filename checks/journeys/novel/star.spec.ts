import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { blockStorage, expect, hydrated, mirrored, test } from '../support/fixtures.ts';

const pages = ['/projects', '/about', '/contact'];
const unlisted = { es: /no está en el mapa/, en: /not on the map/ };
const title = { es: '25 de diciembre', en: '25 December' };

async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

/** A page after some stars were found. */
async function openAfter(page: Page, found: string, address = '/') {
  await page.addInitScript((text) => localStorage.setItem('star', text), found);
  await open(page, address);
}

const count = (page: Page, number: number, language: 'es' | 'en' = 'es') =>
  page.getByRole('img', { name: format(dictionaries[language].star.count, { count: number, total: 5 }) });

for (const { language, address: home } of mirrored('/'))
  test(`five stars, found by keyboard, open the torn-out page (${home})`, async ({ page }) => {
    const { star } = dictionaries[language];
    const prefix = home === '/' ? '' : home;
    for (const [index, path] of pages.entries()) {
      await open(page, prefix + path);
      await page.getByRole('button', { name: star.name, exact: true }).focus();
      await page.keyboard.press('Enter');
      const found = format(star.found, { count: index + 1, total: 5 });
      await expect(page.getByRole('button', { name: found })).toBeFocused();
      await expect(count(page, index + 1, language)).toBeVisible();
    }

    await open(page, home);
    await page.getByRole('link', { name: unlisted[language] }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: language === 'es' ? 'La placa 113' : 'Plate 113' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(count(page, 4, language)).toBeVisible();

    await page.getByRole('tab', { name: dictionaries[language].novel.tabs.overview }).click();
    await page.getByRole('button', { name: star.name, exact: true }).focus();
    await page.keyboard.press('Enter');
    const torn = page.getByRole('dialog', { name: title[language] });
    await expect(torn.getByRole('heading', { name: title[language] })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(torn).toBeHidden();
    await expect(page.getByRole('button', { name: format(star.found, { count: 5, total: 5 }) })).toBeFocused();

    await page.reload();
    await hydrated(page);
    await expect(torn).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: star.open }).click();
    await expect(torn).toBeVisible();
    await torn.getByRole('button').click();
    await expect(torn).toBeHidden();
  });

test('the last star opens the torn-out page in the sky too', async ({ page }) => {
  await openAfter(page, 'projects novel about contact');
  await page.getByRole('link', { name: /no está en el mapa/ }).click();
  await expect(page.getByRole('dialog', { name: title.es })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('open tabs agree on what is found', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/about');
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Una estrella', exact: true }).click();
  await expect(count(other, 1)).toBeVisible();
});

test('with storage blocked, stars stay found during the visit', async ({ page }) => {
  await blockStorage(page);
  await open(page, '/projects');
  await page.getByRole('button', { name: 'Una estrella', exact: true }).click();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sobre Mí' }).click();
  await expect(page).toHaveURL('/about');
  await expect(count(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Una estrella', exact: true }).click();
  await expect(count(page, 2)).toBeVisible();
});

test('the label of the found star is for hover and focus alone where the sky is full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime('2026-11-23T12:00:00Z');
  await openAfter(page, 'home');
  const label = page.getByText('sin catálogo');
  await page.getByRole('slider', { name: 'Hora del cielo' }).focus();
  await expect(label).toBeHidden();
  await page.getByRole('link', { name: /no está en el mapa/ }).focus();
  await expect(label).toBeVisible();
});

test('nothing but its own data file has the text of the torn-out page', () => {
  const folder = 'dist/client';
  const isPlain = (name: string) => /\.(html|js|json|xml|txt|md|webmanifest)$/.test(name);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isPlain);
  const isTelling = (name: string) =>
    /guarda las fiestas|keep the feasts/.test(readFileSync(`${folder}/${name}`, 'utf8'));
  const telling = names.filter(isTelling).map((name) => name.replace(/\.[0-9a-f]+\.json$/, ''));
  expect(telling.sort()).toEqual(['data/torn-page.en', 'data/torn-page.es']);
});
