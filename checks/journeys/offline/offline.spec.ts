import type { Page } from '@playwright/test';
import { expect, expecting, hydrated, test, visit } from '../support/fixtures.ts';

// Requests that are not cached fail as without a network.
test.use({ serviceWorkers: 'allow', allowedErrors: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] });

function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('offline-pages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
  });
}

const menu = {
  es: ['/', '/about', '/contact', '/offline', '/projects'],
  en: ['/en', '/en/about', '/en/contact', '/en/offline', '/en/projects'],
};

/** Opens a page and interacts with it, so that the menu's pages are cached too. */
async function openAndUse(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await expect.poll(() => keptPages(page)).toContain(address);
  await page.keyboard.press('Tab');
  await expect
    .poll(() => keptPages(page))
    .toEqual(expect.arrayContaining(address.startsWith('/en') ? menu.en : menu.es));
}

test('a page opens offline after one visit without interaction, and is interactive', async ({ page, context }) => {
  await page.goto('/about');
  await expect.poll(() => keptPages(page)).toEqual(['/about']);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('switch', { name: 'Tema oscuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => document.fonts.check('1rem "Newsreader"'))).toBe(true);
});

test('every page of the menu opens offline by a full load and by its link', async ({ page, context }) => {
  await openAndUse(page, '/contact');
  await context.setOffline(true);
  for (const address of menu.es.filter((each) => !each.endsWith('/offline'))) {
    const reply = await page.goto(`${address}?q=a`);
    expect(reply?.fromServiceWorker()).toBe(true);
    await hydrated(page);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`));
  }
  const links = page.locator('#main-menu a[href]');
  for (let index = 0; index < (await links.count()); index++) {
    const address = (await links.nth(index).getAttribute('href')) ?? '';
    await links.nth(index).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`));
  }
});

test('a change of page and of language within the site is cached as well', async ({ page, context }) => {
  await visit(page, '/novel');
  await expect.poll(() => keptPages(page)).toContain('/novel');
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await expect(page).toHaveURL('/en/novel');
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(['/en/novel', ...menu.en]));
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('tab', { name: 'Chapters' })).toBeVisible();
});

test('at its own address the offline page stays, because there is nothing to return to', async ({ page, request }) => {
  await page.clock.install();
  await visit(page, '/en/offline.html');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('offline');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.clock.runFor(60_000);
  expect(asked.filter((each) => each.includes('offline.html'))).toEqual([]);
});

test('an uncached page shows the offline page, and opens when back online', async ({ page, context }) => {
  await openAndUse(page, '/about');
  await context.setOffline(true);
  await visit(page, '/novel');
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('definition').nth(1)).toHaveText('/novel');
  await expect(page.getByRole('main').getByText('No connection.')).toBeVisible();
  await expect(page).toHaveTitle(/Sin conexión/);
  await expect(page).toHaveURL('/novel');
  await page.getByRole('main').getByRole('link', { name: 'Proyectos' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('searchbox', { name: 'Buscar proyectos' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  await visit(page, '/novel');
  await context.setOffline(false);
  // The page retries by itself: at once, then every five seconds.
  await expect(page.getByRole('tab', { name: 'Capítulos' })).toBeVisible({ timeout: 15_000 });
});

test('the worker is a script that is always revalidated; pages redirect through it', async ({ page, request }) => {
  const { 'content-type': type, 'cache-control': caching } = (await request.get('/sw.js')).headers();
  expect(type).toMatch(/^text\/javascript/);
  expect(caching).toContain('must-revalidate');
  await openAndUse(page, '/about');
  const reply = await page.goto('/projects/?q=luna');
  expect(reply?.fromServiceWorker()).toBe(true);
  await expect(page).toHaveURL('/projects?q=luna');
});

test('the offline page is in the only language seen so far, at any address', async ({ page, context }) => {
  await openAndUse(page, '/contact');
  await context.setOffline(true);
  const reply = await page.goto('/en/novel');
  expect(reply?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('offline, pictures leave their space; graph and chat show their messages', async ({ page, context }) => {
  await openAndUse(page, '/about');
  await context.setOffline(true);
  await visit(page, '/projects');
  const picture = page.getByRole('article').getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-missing', '');
  await expect(picture).toHaveCSS('opacity', '0');
  const graph = page.getByRole('region', { name: 'Contribuciones' });
  await graph.scrollIntoViewIfNeeded();
  await expect(graph.getByText('No se pudieron cargar los datos de contribuciones')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir chat' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'El chat no se ha podido cargar' })).toBeVisible();
});

test('an unknown address is answered by the server and not cached', expecting('status of 404'), async ({ page }) => {
  await openAndUse(page, '/about');
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await hydrated(page);
  await page.goto('/novel');
  await expect.poll(() => keptPages(page)).toContain('/novel');
  expect(await keptPages(page)).not.toContain('/nowhere');
});

test('with data saving on, nothing is prefetched', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }));
  await visit(page, '/about');
  await expect.poll(() => keptPages(page)).toEqual(['/about']);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Contacto' }).first().click();
  await expect.poll(() => keptPages(page)).toContain('/contact');
  expect(await keptPages(page)).toEqual(['/about', '/contact']);
});
