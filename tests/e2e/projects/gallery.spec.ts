import { expect, hydrated, test } from '../support/fixtures.ts';

test('a series opens from its button or its picture, is gone through by keyboard, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/projects?category=photography');
  await hydrated(page);
  const card = page.getByRole('article', { name: 'Vía Láctea sobre El Torcal' });
  const button = card.getByRole('button', { name: 'Ver galería' });
  await button.focus();
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('dialog', { name: 'Galería: Vía Láctea sobre El Torcal' });
  await expect(gallery).toBeVisible();
  // The page behind is out of reach: Tab goes round in the gallery, forwards and back.
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await gallery.evaluate((dialog) => dialog.contains(document.activeElement)), key).toBe(true);
  }
  await expect(gallery.getByText('El arco entero')).toBeVisible();
  for (const part of ['El Torcal de Antequera, Málaga', 'Canon EOS Ra', 'ISO 3200'])
    await expect(gallery.getByText(part)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText('El centro galáctico')).toBeVisible();
  await expect(page).toHaveURL(/#obra=via-lactea-torcal&n=2$/);
  await expect
    .poll(() =>
      gallery
        .locator('img.pswp__img:not(.pswp__img--placeholder)')
        .evaluateAll((images) => (images as HTMLImageElement[]).some((image) => image.naturalWidth > 300)),
    )
    .toBe(true);
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

test('a gallery is one step of history: back closes it, forward opens it again, also after a reload', async ({
  page,
}) => {
  await page.goto('/projects?category=photography');
  await hydrated(page);
  await page.getByRole('button', { name: 'Ver galería' }).first().click();
  const gallery = page.getByRole('dialog', { name: /^Galería/ });
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

test('a picture can be linked to', async ({ page }) => {
  await page.goto('/en/projects#obra=alcazaba-low-poly&n=2');
  const gallery = page.getByRole('dialog', { name: 'Gallery: Low-Poly Alcazaba' });
  await expect(gallery.getByText('At night the floodlights')).toBeVisible();
  await gallery.getByRole('button', { name: 'Zoom' }).click();
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await gallery.getByRole('button', { name: 'Close' }).click();
  await expect(gallery).toBeHidden();
  await expect(page).toHaveURL(/\/en\/projects$/);
});

test('a link to nothing opens nothing, and the code comes only when asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/projects?category=photography');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /gallery\.|photoswipe|open-gallery/.test(path))).toEqual([]);
  await page.goto('/projects#obra=nothing&n=99');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a gallery that comes after its visitor went back stays closed', async ({ page }) => {
  await page.goto('/projects?category=photography');
  await hydrated(page);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/open-gallery*.js', (route) => arrived.then(() => route.continue()));
  await page.getByRole('button', { name: 'Ver galería' }).first().click();
  await page.goBack();
  await expect(page).toHaveURL(/photography$/);
  const came = page.waitForResponse(/data\/gallery\./);
  arrive();
  await came;
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('when its code does not come', () => {
  test.use({ allowedErrors: ['open-gallery'] });

  test('says so, and opens when asked again', async ({ page }) => {
    await page.route('**/open-gallery*.js', (route) => route.fulfill({ status: 503 }));
    await page.goto('/projects?category=photography');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Ver galería' }).first();
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(/La galería no se ha podido abrir/);
    await expect(page).toHaveURL(/photography$/);
    await page.unroute('**/open-gallery*.js');
    await button.click();
    await expect(page.getByRole('dialog', { name: /^Galería/ })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
