import { chatOn } from '../support/chat-helpers.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

for (const address of ['/novel', '/novel#chapters', '/novel#reviews', '/about', '/contact', '/en/contact']) {
  test(`${address} fits a phone with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
  });
}

test("a visitor's own colours leave the player's sliders and the chosen tab to be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/novel#chapters');
  await hydrated(page);
  const slider = page.getByRole('slider', { name: 'Posición' }).first();
  expect(await slider.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
  const underline = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await underline('Resumen')).toBe(await underline('Sinopsis'));
  expect(await underline('Capítulos')).not.toBe(await underline('Sinopsis'));
});

test("a visitor's own colours tell the chosen filter, the order and the current page", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/projects?category=openai');
  await hydrated(page);
  const outline = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((chip) => getComputedStyle(chip).outlineStyle);
  expect(await outline('OpenAI')).toBe('solid');
  expect(await outline('Trading')).toBe('none');
  expect(await outline('Más recientes')).toBe('solid');
  expect(await outline('Más antiguos')).toBe('none');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const entry = (name: string) =>
    menu.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(await entry('Proyectos')).toBe('solid');
  expect(await entry('Contacto')).toBe('none');
});

test('who asks for more contrast gets stronger notes and lines, in both themes', async ({ page }) => {
  const roles = ['--muted', '--line', '--line-strong'] as const;
  for (const colorScheme of ['light', 'dark'] as const) {
    /** How far each role is from the ground, by lightness. */
    const distances = async (contrast: 'more' | 'no-preference') => {
      await page.emulateMedia({ colorScheme, contrast });
      await page.goto('/about');
      return page.evaluate((names) => {
        const lightness = (role: string) => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = `var(${role})`;
          const parts = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
          probe.remove();
          return (parts[0] ?? 0) + (parts[1] ?? 0) + (parts[2] ?? 0);
        };
        return names.map((role) => Math.abs(lightness(role) - lightness('--page')));
      }, roles);
    };
    const usual = await distances('no-preference');
    const strong = await distances('more');
    for (const [index, role] of roles.entries()) expect(strong[index], role).toBeGreaterThan((usual[index] ?? 0) + 40);
  }
});

test.describe('a window of 320 × 256, as one magnified four times', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('is the page, not its header', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 500));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    const last = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('leaves the log of the chat most of its height, and its field within reach', async ({ page }) => {
    const chat = chatOn(page);
    await chat.open('/');
    const conversation = chat.dialog.getByRole('group', { name: 'Conversación' });
    expect((await conversation.boundingBox())?.height).toBeGreaterThanOrEqual(150);
    await chat.ask('Hola');
    await expect(chat.field).toBeInViewport({ ratio: 0.9 });
    await chat.button('close').click();
    await expect(chat.dialog).toBeHidden();
  });
});
