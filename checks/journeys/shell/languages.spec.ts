import { core, expect, hydrated, mirrored, test } from '../support/fixtures.ts';

const paths = ['/', '/projects', '/novel', '/about', '/contact'];

for (const path of paths) {
  for (const { language, address } of mirrored(path)) {
    test(`${address} has its language, title, canonical and alternates`, core, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(/.{5,70}/);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(address);
      for (const each of ['es', 'en', 'x-default']) {
        const href = await page.locator(`link[rel="alternate"][hreflang="${each}"]`).getAttribute('href');
        const expected = mirrored(path).find((mirror) => mirror.language === (each === 'en' ? 'en' : 'es'))?.address;
        expect(new URL(href ?? '').pathname).toBe(expected);
      }
    });
  }
}

test('the two languages have different titles and headings on every page', async ({ request }) => {
  for (const path of paths) {
    const [es, en] = await Promise.all(mirrored(path).map(async ({ address }) => (await request.get(address)).text()));
    const heading = (html?: string) => /<title[^>]*>(.*?)<\/title>/.exec(html ?? '')?.[1];
    expect(heading(es)).toBeTruthy();
    expect(heading(es)).not.toBe(heading(en));
  }
});

test('the language switch keeps page, query, scroll and page state, and updates the head', core, async ({ page }) => {
  await page.goto('/projects?category=openai&sort=oldest');
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Buscar proyectos' }).fill('málaga');
  await page.evaluate(() => {
    (window as unknown as { kept: boolean }).kept = true;
    scrollTo(0, 300);
  });
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await expect(page.getByRole('button', { name: 'Switch to Spanish' })).toHaveAccessibleName('Switch to Spanish, ES');
  await expect(page).toHaveURL(/\/en\/projects\?.*category=openai/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('málaga');
  await expect(page.getByRole('button', { name: 'OpenAI' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Oldest' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => (window as unknown as { kept: boolean }).kept)).toBe(true);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60);
  await expect(page).toHaveTitle(/Projects/);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain('/en/projects');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});

test('a later visit follows the stored language, both ways, before the first paint', core, async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto('/projects?q=juego#14');
  await expect(page).toHaveURL('/en/projects?q=juego#14');
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.goto('/en');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('an invalid stored language changes nothing', async ({ page }) => {
  await page.goto('/about');
  for (const junk of ['fr', '', '<img src=x>', 'x'.repeat(100_000)]) {
    await page.evaluate((value) => localStorage.setItem('language', value), junk);
    await page.goto('/en/about');
    await expect(page).toHaveURL('/en/about');
  }
});

test('inside English pages every link of the site stays in English', core, async ({ page }) => {
  for (const path of paths) {
    await page.goto(path === '/' ? '/en' : `/en${path}`);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const strays = links.filter(
      (href) => !/^\/en(\/|$|\?|#)/.test(href) && !/^\/(files|pictures|icons|newsletter)/.test(href),
    );
    expect(strays, path).toEqual([]);
  }
});

test('back after a language switch stays in the chosen language', async ({ page }) => {
  await page.goto('/projects');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await menu.getByRole('link', { name: 'Sobre Mí' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await expect(page).toHaveURL('/en/about');
  await page.goBack();
  await expect(page).toHaveURL('/en/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
});
