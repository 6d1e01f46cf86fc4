import { expect, hydrated, test } from '#checks/journeys/support/fixtures.ts';
import { fill } from '#checks/journeys/contact/contact-helpers.ts';
import { chatOn } from '#checks/journeys/support/chat-helpers.ts';
import { open, placeOf } from './visit.ts';

/** Whether the host has the API. */
const hasServer = process.env.HOST_KIND === 'workerd';
/** A story is one folder deeper. */
const pages = ['', 'projects', 'projects/free-air-street', 'novel', 'about', 'contact'];
const addresses = pages.flatMap((page) => [page, page ? `en/${page}` : 'en']);

/** Marks tests of the short run (`-- --grep @short`). */
const inShort = (each: string, ...chosen: string[]) => (chosen.includes(each) ? '@short' : []);

for (const address of addresses) {
  test(`/${address} opens completely`, { tag: inShort(address, '', 'en/projects') }, async ({ page, baseURL }) => {
    const reply = await page.goto(`./${address}`);
    expect(reply?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', address.startsWith('en') ? 'en' : 'es');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 700) await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForLoadState('networkidle');
    const images = page.locator('img');
    const broken = await images.evaluateAll((all) =>
      (all as HTMLImageElement[]).filter((img) => img.complete && img.naturalWidth === 0).map((img) => img.src),
    );
    expect(broken).toEqual([]);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => (all as HTMLAnchorElement[]).map((link) => link.href.split('#')[0] ?? ''));
    const own = [...new Set(links)].filter((link) => link.startsWith(new URL(baseURL ?? '').origin));
    expect(own.length).toBeGreaterThan(3);
    for (const link of own) expect((await page.request.head(link)).status(), link).toBe(200);
  });
}

test('menu, language and history work without a full load', { tag: '@short' }, async ({ page, baseURL }) => {
  await open(page, 'projects/free-air-street');
  await page.evaluate(() => ((window as { stayed?: boolean }).stayed = true));
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Proyectos' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(placeOf(page, baseURL)).toBe('projects');
  await page.getByRole('searchbox').fill('openai');
  await page.getByRole('button', { name: /Cambiar a inglés/ }).click();
  await expect(page.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('openai');
  expect(placeOf(page, baseURL)).toBe('en/projects?q=openai');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('openai');
  expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: ['404'] });
  for (const address of ['nowhere', 'en/nowhere', 'projects/nowhere'])
    test(
      `/${address} is answered with 404, and links home`,
      { tag: inShort(address, 'en/nowhere') },
      async ({ page, baseURL }) => {
        const reply = await page.goto(`./${address}`);
        expect(reply?.status()).toBe(404);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.getByRole('main').getByRole('link').first().click();
        await expect(page.locator('main[data-page="home"]')).toBeVisible();
        expect(placeOf(page, baseURL)).toMatch(/^(en)?$/);
      },
    );
});

for (const language of ['es', 'en'] as const)
  test(`the assistant answers (${language})`, { tag: inShort(language, 'en') }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const chat = chatOn(page, language);
    await chat.open(language === 'en' ? './en' : './');
    await chat.ask(language === 'en' ? 'How can I contact you?' : '¿Cómo puedo contactar contigo?');
    await expect(chat.log).toContainText(/hola@|@/);
    await expect(chat.log.getByRole('alert')).toHaveCount(0);
    expect(asked.some((path) => path.endsWith('/api/chat/completions'))).toBe(hasServer);
  });

test('the contribution graph shows its year', async ({ page }) => {
  await open(page, 'projects');
  const graph = page.getByRole('region', { name: 'Contribuciones' });
  await graph.scrollIntoViewIfNeeded();
  await expect(graph).toHaveAttribute('aria-busy', 'false');
  await expect(graph.locator('[data-date]').first()).toBeVisible();
  expect(await graph.locator('[data-date]').count()).toBeGreaterThan(360);
});

test('a message is sent, or the form says that it is a rehearsal', { tag: '@short' }, async ({ page }) => {
  await open(page, 'en/contact');
  await fill(page, 'en');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status', { name: 'Message Sent!' })).toBeVisible();
  const isReal = await page.locator('meta[name="contact-delivery"]').count();
  await expect(page.getByText(/rehearsal/).filter({ visible: true })).toHaveCount(isReal ? 0 : 1);
});

test('chapters can be read, heard and downloaded', async ({ page }) => {
  await open(page, 'novel#chapters');
  const chapter = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Descargar PDF' }) });
  const pdf = await chapter.first().getByRole('link', { name: 'Descargar PDF' }).getAttribute('href');
  expect((await page.request.get(new URL(pdf ?? '', page.url()).href)).status()).toBe(200);
  await chapter.first().getByRole('button', { name: 'Reproducir' }).click();
  await expect(chapter.first().getByRole('button', { name: 'Pausar' })).toBeVisible();
});

test('files for machines are at the right address', { tag: '@short' }, async ({ request, baseURL }) => {
  const { pathname } = new URL(baseURL ?? '');
  const home = await (await request.get('./')).text();
  const canonical = new URL(/rel="canonical" href="([^"]+)"/.exec(home)?.[1] ?? '');
  expect(canonical.pathname).toBe(pathname);
  const sitemap = await (await request.get('./sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, place = '']) => new URL(place).pathname);
  const wanted = addresses.map((address) => pathname + address);
  expect(places).toEqual(expect.arrayContaining(wanted));
  for (const place of places) expect(place.startsWith(pathname) || `${place}/` === pathname, place).toBe(true);
  const preview = new URL(/og:image" content="([^"]+)"/.exec(home)?.[1] ?? '').pathname;
  for (const path of [preview, `${pathname}feed.xml`, `${pathname}robots.txt`, `${pathname}site.webmanifest`])
    expect((await request.get(path)).status(), path).toBe(200);
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
