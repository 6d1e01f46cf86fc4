import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { format } from '#src/i18n/format.ts';
import { core, expect, expecting, hold, test, visit } from '../support/fixtures.ts';
import { content } from '../support/site-content.ts';

const series = content.works.findLast(({ kind }) => kind === 'photography');
const piece = content.works.find(({ kind }) => kind !== 'photography');
const { place, iso } = series?.frames[0]?.capture ?? {};
const captured = [place?.es ?? '', format(es.gallery.iso, { iso: iso ?? 0 })];
const title = series?.title.es ?? '';
const named = (name: string) => format(es.gallery.label, { title: name });
const anyGallery = new RegExp(`^${named('')}`);
/** The beginning of a caption, before any markup. */
const caption = (work = series, frame = 0, language: 'es' | 'en' = 'es') =>
  work?.frames[frame]?.caption[language].split('.')[0] ?? '';

test('a series opens from its button or its picture, works by keyboard, and returns focus', core, async ({ page }) => {
  await visit(page, '/projects?category=photography');
  const card = page.getByRole('article', { name: title });
  const button = card.getByRole('button', { name: es.card.viewGallery });
  await button.focus();
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('dialog', { name: named(title) });
  await expect(gallery).toBeVisible();
  // The dialog is modal: Tab stays in the gallery and the browser's own controls.
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const focused = await gallery.evaluate(
      (dialog) =>
        [dialog, document.body].some((part) => part === document.activeElement) ||
        dialog.contains(document.activeElement),
    );
    expect(focused, key).toBe(true);
  }
  await expect(gallery.getByText(caption())).toBeVisible();
  for (const part of captured) await expect(gallery.getByText(part)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText(caption(series, 1))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#obra=${series?.id}&n=2$`));
  const images = gallery.locator('img.pswp__img:not(.pswp__img--placeholder)');
  const widest = () =>
    images.evaluateAll((all) => Math.max(...all.map((image) => (image as HTMLImageElement).naturalWidth)));
  await expect.poll(widest).toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(page).toHaveURL(/category=photography$/);
  await expect(button).toBeFocused();

  const picture = card.getByRole('img').first();
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await picture.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(gallery).toBeVisible();
  await page.goBack();
  await expect(gallery).toBeHidden();
});

test('a gallery is one history entry: back closes it, forward reopens it, even after a reload', async ({ page }) => {
  await visit(page, '/projects?category=photography');
  await page.getByRole('button', { name: es.card.viewGallery }).first().click();
  const gallery = page.getByRole('dialog', { name: anyGallery });
  await expect(gallery).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/&n=2$/);
  await page.goBack();
  await expect(gallery).toBeHidden();
  await expect(page).toHaveURL(/category=photography$/);
  await page.goForward();
  await expect(gallery).toBeVisible();
  await expect(page).toHaveURL(/&n=2$/);
  await page.reload();
  await expect(gallery).toBeVisible();
  const length = await page.evaluate(() => history.length);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(page).toHaveURL(/category=photography$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('a picture can be linked', async ({ page }) => {
  await page.goto(`/en/projects#obra=${piece?.id}&n=2`);
  const gallery = page.getByRole('dialog', { name: format(en.gallery.label, { title: piece?.title.en ?? '' }) });
  await expect(gallery.getByText(caption(piece, 1, 'en'))).toBeVisible();
  await gallery.getByRole('button', { name: en.gallery.zoom }).click();
  await gallery.getByRole('button', { name: en.gallery.next }).click();
  await gallery.getByRole('button', { name: en.gallery.close }).click();
  await expect(gallery).toBeHidden();
  await expect(page).toHaveURL(/\/en\/projects$/);
});

test('an unknown link opens nothing, and the code loads on demand', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/projects?category=photography');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /gallery\.|photoswipe|open-gallery/.test(path))).toEqual([]);
  await visit(page, '/projects#obra=nothing&n=99');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a gallery that loads after going back stays closed', async ({ page }) => {
  await visit(page, '/projects?category=photography');
  const letGo = await hold(page, '**/open-gallery*.js');
  await page.getByRole('button', { name: es.card.viewGallery }).first().click();
  await page.goBack();
  await expect(page).toHaveURL(/photography$/);
  const came = page.waitForResponse(/data\/gallery\./);
  letGo();
  await (await came).finished();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('code that fails to load is reported, and the next try opens it', expecting('open-gallery'), async ({ page }) => {
  await page.route('**/open-gallery*.js', (route) => route.fulfill({ status: 503 }));
  await visit(page, '/projects?category=photography');
  const button = page.getByRole('button', { name: es.card.viewGallery }).first();
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(es.projects.galleryFailed);
  await expect(page).toHaveURL(/photography$/);
  await page.unroute('**/open-gallery*.js');
  await button.click();
  await expect(page.getByRole('dialog', { name: anyGallery })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
