import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { byClass } from '../support/by-class.ts';
import { expect, expecting, mirrored, test, visit } from '../support/fixtures.ts';
import { openFrozen } from '../support/frozen-page.ts';

test('the newsletter is lazy, without scripts, 600 px high on phones and 800 px elsewhere', async ({ page }) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('title', 'Cuaderno de noche');
    const sandbox = (await frame.getAttribute('sandbox'))?.split(' ') ?? [];
    expect(sandbox).not.toContain('allow-scripts');
    expect(sandbox).not.toContain('allow-top-navigation');
    await frame.scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Cuaderno de noche' })).toBeVisible();
    await expect(page.getByRole('status', { name: es.home.newsletterLoading })).toHaveCount(0);
    expect((await page.locator(byClass('frame')).boundingBox())?.height).toBe(width === 390 ? 600 : 800);
    await expect(page.getByRole('link', { name: es.home.openNewsletter })).toHaveAttribute('target', '_blank');
  }
});

for (const { address, language } of mirrored('/')) {
  const other = language === 'es' ? 'en' : 'es';
  test(`the sample is a letter in the language of ${address}, and switching to it moves nothing`, async ({ page }) => {
    await visit(page, address);
    const letter = page.frameLocator('iframe');
    const place = await page.locator(byClass('frame')).evaluate((frame) => {
      scrollTo({ top: scrollY + frame.getBoundingClientRect().top - innerHeight - 50, behavior: 'instant' });
      return scrollY;
    });
    await expect(letter.locator(`article[lang='${language}']`)).toBeVisible();
    await expect(letter.locator(`main [lang='${other}']:visible`)).toHaveCount(0);
    await expect(letter.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
}

test("a page of this site has the site's theme", async ({ page }) => {
  await visit(page, '/');
  await page.locator(byClass('frame')).scrollIntoViewIfNeeded();
  const letter = page.frameLocator('iframe').locator('html');
  await expect(letter).toHaveCSS('color-scheme', 'light');
  await page.getByRole('switch', { name: es.shell.darkTheme }).click();
  await expect(letter).toHaveCSS('color-scheme', 'dark');
});

test('it shows a skeleton while it loads, and a message after ten seconds without a reply', async ({ page }) => {
  await page.route('**/newsletter-demo.html', () => undefined);
  await openFrozen(page, '/');
  await page.locator(byClass('frame')).scrollIntoViewIfNeeded();
  await expect(page.getByRole('status', { name: es.home.newsletterLoading })).toBeVisible();
  await page.clock.runFor(9_900);
  await expect(page.getByRole('status', { name: es.home.newsletterLoading })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText(es.home.newsletterUnavailable)).toBeVisible();
  await expect(page.getByRole('link', { name: es.home.openNewsletter })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('out of reach, it is replaced by a message', expecting('newsletter-demo'), async ({ page }) => {
  await page.route('**/newsletter-demo.html', (route) => route.fulfill({ status: 404, body: '' }));
  await visit(page, '/en');
  await page.locator(byClass('frame')).scrollIntoViewIfNeeded();
  await expect(page.getByText(en.home.newsletterUnavailable)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: en.home.openNewsletter })).toBeVisible();
});
