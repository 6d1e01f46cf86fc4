import { expect, hydrated, test } from '#checks/journeys/support/fixtures.ts';
import { open, placeOf } from './visit.ts';

for (const language of ['es', 'en'])
  test(`a story, one folder deeper, opens completely and links on (${language})`, async ({ page, baseURL }) => {
    const below = language === 'es' ? 'projects/' : `${language}/projects/`;
    const map = await (await page.request.get('./sitemap.xml')).text();
    const places = [...map.matchAll(/<loc>([^<]+)/g)].map(([, place = '']) => new URL(place).pathname);
    const story = places.find((place) => place.startsWith(new URL(baseURL ?? '').pathname + below)) ?? '';
    const reply = await page.goto(story);
    expect(reply?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const pictures = page.getByRole('main').locator('img');
    await pictures.first().scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const menu = page.getByRole('navigation', { name: language === 'es' ? 'Principal' : 'Main' });
    await menu.getByRole('link', { name: language === 'es' ? 'Proyectos' : 'Projects' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(`${placeOf(page, baseURL)}/`).toBe(below);
  });

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowedErrors: ['net::ERR_'] });

  test('cached pages open, and others say why not', async ({ page, context, baseURL }) => {
    const base = new URL(baseURL ?? '').pathname;
    const kept = () =>
      page.evaluate(async () => {
        const stored = await (await caches.open('offline-pages')).keys();
        return stored.map(({ url }) => new URL(url).pathname);
      });
    await open(page, 'about');
    await expect.poll(kept).toEqual([`${base}about`]);
    await page.keyboard.press('Tab');
    await expect.poll(kept).toEqual(expect.arrayContaining([`${base}offline`, `${base}contact`]));
    await context.setOffline(true);
    for (const address of ['about', 'contact']) {
      const reply = await page.goto(`./${address}`);
      expect(reply?.fromServiceWorker()).toBe(true);
      await hydrated(page);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${address}$`));
    }
    await open(page, 'novel');
    await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('tab', { name: 'Capítulos' })).toBeVisible();
  });
});
