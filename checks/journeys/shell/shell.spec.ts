import type { Page } from '@playwright/test';
import { blockStorage, core, expect, expecting, hold, takenOver, test, visit } from '../support/fixtures.ts';

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls, and waits for the scroll event, with which the site notes the position: it comes with the next frame. */
async function scrolledTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo(0, to), top);
  await expect.poll(() => position(page)).toBe(top);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('the menu marks the current page and navigates without a full load', core, async ({ page }) => {
  await visit(page, '/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
  await page.evaluate(() => ((window as unknown as { kept: boolean }).kept = true));
  for (const [name, address] of Object.entries({
    'Sobre Mí': '/about',
    Proyectos: '/projects',
    Contacto: '/contact',
  })) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(menu.locator('[aria-current="page"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
  expect(await page.evaluate(() => (window as unknown as { kept: boolean }).kept)).toBe(true);
});

test('the novel is listed but not open, with its reason by hover and by focus', async ({ page }) => {
  await page.goto('/');
  for (const landmark of ['Principal', 'Pie de página'].map((name) => page.getByRole('navigation', { name }))) {
    const entry = landmark.getByText('Novela', { exact: true });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(await entry.getAttribute('href')).toBeNull();
    expect(await entry.evaluate((element) => getComputedStyle(element).filter)).toContain('blur');
    const tooltip = landmark.getByRole('tooltip', { includeHidden: true });
    await expect(tooltip).toBeHidden();
    await entry.hover();
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toHaveText('Próximamente');
    await page.mouse.move(0, 0);
    await expect(tooltip).toBeHidden();
    await entry.focus();
    await expect(tooltip).toBeVisible();
    await entry.blur();
    await expect(landmark.locator('[data-reason="Próximamente"]')).toBeVisible();
  }
  await page.goto('/novel');
  await expect(page.locator('[aria-disabled="true"][aria-current="page"]')).toHaveText(['Novela', 'Novela']);
});

test('the menu folds; it closes on a link, on Escape and on a tap beside its entries', core, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/en');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CV' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.mouse.click(200, 700);
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await link.click();
  await expect(page).toHaveURL('/en/projects');
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('the theme follows the system until one is chosen, and can again', core, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  const root = page.locator('html');
  const toggle = page.getByRole('switch', { name: 'Tema oscuro' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Usar el tema del sistema' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
});

test('a stored theme is set by the boot script alone', expecting('entry-client'), async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route(/entry-client.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('open tabs share the theme', async ({ page, context }) => {
  await visit(page, '/');
  const second = await context.newPage();
  await visit(second, '/about');
  await page.getByRole('switch', { name: 'Tema oscuro' }).click();
  const theme = await page.locator('html').getAttribute('data-theme');
  await expect(second.locator('html')).toHaveAttribute('data-theme', theme ?? '');
});

test('navigation scrolls to the top; back and forward restore the position', core, async ({ page }) => {
  await visit(page, '/projects');
  await scrolledTo(page, 900);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Sobre Mí' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/about');
  await expect.poll(() => position(page)).toBe(0);
  await scrolledTo(page, 200);
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect.poll(() => position(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => position(page)).toBe(200);
});

test('back from an anchor restores the position, and a link to the current page leads to its top', async ({ page }) => {
  await visit(page, '/projects');
  await page.waitForLoadState('networkidle');
  await scrolledTo(page, 700);
  await page.evaluate(() => (location.hash = '#9'));
  await expect.poll(() => position(page)).toBeGreaterThan(2000);
  const anchored = await position(page);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(700);
  await page.goForward();
  await expect.poll(() => position(page)).toBe(anchored);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Proyectos' });
  await link.hover();
  await takenOver(link);
  await scrolledTo(page, anchored);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => position(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(anchored);
});

test('each document of a visit has its own positions', async ({ page }) => {
  await visit(page, '/');
  const menu = page.getByRole('contentinfo');
  const follow = (name: string) => menu.getByRole('link', { name }).evaluate((link: HTMLElement) => link.click());
  await scrolledTo(page, 800);
  await follow('Proyectos');
  await expect(page).toHaveURL('/projects');
  await visit(page, '/contact');
  await scrolledTo(page, 150);
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  // Before the code that follows history has loaded.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => position(page)).toBe(800);
});

test('a late page does not replace one requested after it', async ({ page }) => {
  const letGo = await hold(page, /\/data\/page-projects\.es\./);
  await visit(page, '/contact');
  const before = await page.evaluate(() => history.length);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  for (const name of ['Proyectos', 'Sobre mí']) await menu.getByRole('link', { name }).click();
  await expect(page).toHaveURL('/about');
  // The prefetch for the first intent would add another entry.
  await menu.getByRole('link', { name: 'Proyectos' }).click();
  letGo();
  await expect(page).toHaveURL('/projects');
  expect(await page.evaluate(() => history.length)).toBe(before + 2);
});

test('a page from the back/forward cache gets the latest choices', async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('language', 'en');
    localStorage.setItem('lamp', 'on');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-lamp', 'on');
});

test('the footer has the social links, the e-mail address and the place', async ({ page }) => {
  await page.goto('/en');
  const footer = page.getByRole('contentinfo');
  for (const name of ['GitHub', 'LinkedIn', 'X', 'Instagram', 'Print shop'])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:\/\//);
  const mail = footer.getByRole('link', { name: 'hola@example.com' });
  await expect(mail).toHaveAttribute('href', 'mailto:hola@example.com');
  await expect(footer.getByText('Málaga, Spain')).toBeVisible();
});

test('with storage blocked, pages, theme and language still work', core, async ({ page }) => {
  await blockStorage(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/projects');
  await page.getByRole('switch', { name: 'Tema oscuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
});
