import type { Page } from '@playwright/test';
import { offlineWorker } from '#vite/pages/classic-script.ts';
import { startChangedSite, type ChangedSite } from '../support/changed-site.ts';
import { expect, hydrated, test as base, visit } from '../support/fixtures.ts';

const test = base.extend<{ site: ChangedSite }>({
  site: async ({ baseURL }, use) => {
    const site = await startChangedSite(baseURL ?? '');
    await use(site);
    await site.stop();
  },
});
test.use({ serviceWorkers: 'allow', allowedErrors: ['net::ERR_'] });

const keptText = (page: Page, address: string) =>
  page.evaluate(async (each) => (await (await caches.match(each))?.text()) ?? '', address);

async function openAndKeep(page: Page, site: ChangedSite, address: string): Promise<void> {
  await visit(page, site.url + address);
  await expect.poll(() => keptText(page, address)).toContain('<main');
}

function deploy(site: ChangedSite, address: string): void {
  site.change(address, (html) => html.replace(/<h1[^>]*>/, '$&Nuevo: '));
  site.change('/sw.js', (script) => `// another build\n${script}`);
}

test('online, the page and its cached copy are always the newest', async ({ page, site }) => {
  await openAndKeep(page, site, '/about');
  await page.reload();
  site.change('/about', (html) => html.replace('</head>', '<meta name="changed" content="yes"></head>'));
  await page.reload();
  await expect(page.locator('meta[name="changed"]')).toHaveCount(1);
  await expect.poll(() => keptText(page, '/about')).toContain('name="changed"');
});

test('a new build updates every cached page, though only one is visited', async ({ page, site }) => {
  await openAndKeep(page, site, '/about');
  await openAndKeep(page, site, '/en/contact');
  deploy(site, '/about');
  await page.goto(`${site.url}/en/contact`);
  await expect.poll(() => keptText(page, '/about'), { timeout: 15_000 }).toContain('Nuevo: ');
});

test('a slow network shows the cached page; an uncached page keeps waiting', async ({ page, site }) => {
  await openAndKeep(page, site, '/about');
  await page.reload();
  site.hold();
  await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
  const slow = page.goto(`${site.url}/contact`);
  await page.waitForTimeout(4_500);
  site.letGo();
  expect((await slow)?.status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toBeVisible();
});

test('a server error shows the cached page, or the error itself without one', async ({ page, site }) => {
  await openAndKeep(page, site, '/about');
  await site.stop();
  await visit(page, `${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.goto(`${site.url}/contact`)).rejects.toThrow('net::ERR_');
});

test('when switched off, the worker removes itself and its caches', async ({ page, site }) => {
  await openAndKeep(page, site, '/about');
  const off = await offlineWorker(false);
  site.change('/sw.js', () => off);
  // Such a build no longer registers a worker.
  await page.addInitScript(() => (navigator.serviceWorker.register = () => Promise.reject(new Error('off'))));
  await page.reload();
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left, { timeout: 15_000 }).toEqual([]);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
