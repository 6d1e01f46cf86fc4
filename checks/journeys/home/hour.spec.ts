import type { Page } from '@playwright/test';
import { es } from '#src/i18n/es.ts';
import { faultsOf } from '../support/axe.ts';
import { blockStorage, expect, expecting, hydrated, test } from '../support/fixtures.ts';

test.use({ colorScheme: 'light' });

/** Noon of the site's town. The Sun sets at 18:03; dusk ends at 19:34. */
const noon = '2026-11-23T11:00:00Z';

/** Steps of the slider from 12:00, with the light of the page at each. */
const evening = [
  { hour: '17:00', light: 'day', theme: 'light' },
  { hour: '17:40', light: 'golden', theme: 'light' },
  { hour: '18:00', light: 'sunset', theme: 'light' },
  { hour: '18:10', light: 'civil', theme: 'dark' },
  { hour: '18:40', light: 'nautical', theme: 'dark' },
  { hour: '19:10', light: 'astronomical', theme: 'dark' },
  { hour: '20:00', light: 'night', theme: 'dark' },
];

const pageScripts = /\/assets\/(?!boot).*\.js$/;

const slider = (page: Page) => page.getByRole('slider', { name: 'Hora del cielo' });

async function moveTo(page: Page, hour: string) {
  await expect(slider(page)).toBeVisible();
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  // A fill moves the thumb like a drag does.
  await slider(page).fill(String((hours - 12) * 60 + minutes));
  await expect(slider(page)).toHaveAttribute('aria-valuetext', hour);
}

async function openHome(page: Page) {
  await page.clock.setFixedTime(noon);
  await page.goto('/');
  await hydrated(page);
}

/** Bypasses the CSP for axe's script. */
test.describe('through the evening', () => {
  test.use({ bypassCSP: true });

  test('the hour of the sky turns the whole page, readable at each step', async ({ page }) => {
    await openHome(page);
    const html = page.locator('html');
    await expect(html).not.toHaveAttribute('data-hour');
    const papers = new Set<string>();
    const siderealTimes = new Set<string>();
    for (const { hour, light, theme } of evening) {
      await moveTo(page, hour);
      await expect(html).toHaveAttribute('data-hour', light);
      await expect(html).toHaveAttribute('data-theme', theme);
      const paper = await html.evaluate((element) => getComputedStyle(element).backgroundColor);
      papers.add(paper);
      siderealTimes.add(await page.getByText(/^\d\d h \d\d m$/).innerText());
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', paper);
      await expect(page.getByRole('banner')).toHaveCSS('background-color', paper);
      await page.addStyleTag({
        content: '*, ::before, ::after { transition: none !important; animation: none !important }',
      });
      expect(await faultsOf(page), light).toEqual([]);
    }
    expect(papers.size).toBe(evening.length);
    expect(siderealTimes.size).toBe(evening.length);
    await page.getByRole('button', { name: 'Ahora', exact: true }).click();
    await expect(html).not.toHaveAttribute('data-hour');
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

test('the hour lasts for the visit, until the theme switch ends it', expecting('ERR_FAILED'), async ({ page }) => {
  await openHome(page);
  const html = page.locator('html');
  await moveTo(page, '18:10');
  await expect(html).toHaveAttribute('data-hour', 'civil');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sobre Mí' }).click();
  await expect(page).toHaveURL('/about');
  await expect(html).toHaveAttribute('data-hour', 'civil');
  await expect(page.getByRole('banner').getByRole('button', { name: es.shell.backToNow })).toBeVisible();

  // Without the page's scripts, only the boot script has run.
  await page.route(pageScripts, (route) => route.abort());
  await page.goto('/contact');
  await expect(html).toHaveAttribute('data-hour', 'civil');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.unroute(pageScripts);

  await page.goto('/');
  await hydrated(page);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '18:10');
  const theme = page.getByRole('switch', { name: 'Tema oscuro' });
  await expect(theme).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await theme.click();
  await expect(html).not.toHaveAttribute('data-hour');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ahora', exact: true })).toBeDisabled();
  expect(await page.evaluate(() => sessionStorage.getItem('hour'))).toBeNull();
});

test('the red lamp wins over the hour, and forced colours ignore it', async ({ page }) => {
  await openHome(page);
  const html = page.locator('html');
  await moveTo(page, '18:00');
  await expect(html).toHaveAttribute('data-hour', 'sunset');
  await page.getByRole('banner').getByRole('button', { name: 'Lámpara roja' }).click();
  await expect(html).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', 'rgb(0, 0, 0)');
  await page.getByRole('banner').getByRole('button', { name: 'Lámpara roja' }).click();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('under reduced motion, the evening has four steps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  const lights = ['day', 'day', 'sunset', 'sunset', 'nautical', 'nautical', 'night'];
  for (const [at, { hour }] of evening.entries()) {
    await moveTo(page, hour);
    await expect(page.locator('html')).toHaveAttribute('data-hour', lights[at]!);
  }
});

test('without storage, the hour lasts until the page is left', async ({ page }) => {
  await blockStorage(page);
  await openHome(page);
  await moveTo(page, '20:00');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-hour', 'night');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sobre Mí' }).click();
  await expect(page).toHaveURL('/about');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
