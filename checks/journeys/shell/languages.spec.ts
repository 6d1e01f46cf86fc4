import { core, expect, mirrored, test, visit } from '../support/fixtures.ts';

const paths = ['/', '/projects', '/novel', '/about', '/contact'];

test('every page has its language, title, description, canonical and alternates', core, async ({ request }) => {
  for (const path of paths) {
    const titles = new Set<string>();
    for (const { language, address } of mirrored(path)) {
      const html = await (await request.get(address)).text();
      expect(html, address).toContain(`<html lang="${language}"`);
      titles.add(/<title[^>]*>(.{5,70})<\/title>/.exec(html)?.[1] ?? address);
      expect(html.match(/<meta name="description"/g), address).toHaveLength(1);
      const linked = [
        ...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)"/gi),
      ].map(([, rel = '', of = '', href = '']) => `${rel} ${of} ${new URL(href).pathname}`);
      const [es, en] = mirrored(path).map((each) => each.address);
      const others = [`es ${es}`, `en ${en}`, `x-default ${es}`].map((each) => `alternate ${each}`);
      expect(linked, address).toEqual(expect.arrayContaining([`canonical  ${address}`, ...others]));
    }
    expect(titles, path).toHaveProperty('size', 2);
  }
});

test('the language switch keeps page, query, scroll and page state, and updates the head', core, async ({ page }) => {
  await visit(page, '/projects?category=openai&sort=oldest');
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
  // An invalid one changes nothing.
  for (const junk of ['fr', '<img src=x>']) {
    await page.evaluate((value) => localStorage.setItem('language', value), junk);
    await page.goto('/en/about');
    await expect(page).toHaveURL('/en/about');
  }
});

test('inside English pages every link of the site stays in English', core, async ({ request }) => {
  for (const { address } of paths.flatMap((path) => mirrored(path).slice(1))) {
    const html = await (await request.get(address)).text();
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(5);
    const strays = links.filter((href) => !/^\/(en(\/|$|\?|#)|files|pictures|icons|newsletter)/.test(href));
    expect(strays, address).toEqual([]);
  }
});

test('back after a language switch stays in the chosen language', async ({ page }) => {
  await visit(page, '/projects');
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
