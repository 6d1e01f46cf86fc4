import { chatOn } from '../support/chat-helpers.ts';
import { expect, mirrored, test, visit } from '../support/fixtures.ts';
import { fitsEnlarged } from '../support/layout.ts';

test('the chapters and reviews of the novel fit with text twice as large', async ({ page }) => {
  for (const panel of ['chapters', 'reviews']) {
    await visit(page, `/novel#${panel}`);
    await fitsEnlarged(page);
  }
});

test('the search placeholder of the projects fits at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { address } of mirrored('/projects')) {
    await page.goto(address);
    const [has, needs] = await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
      const has = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const text = document.body.appendChild(document.createElement('span'));
      text.style.cssText = `position: absolute; font: ${getComputedStyle(field).font}`;
      text.textContent = field.placeholder;
      return [has, text.getBoundingClientRect().width];
    });
    expect(has, address).toBeGreaterThan(needs ?? 0);
  }
});

test('from 1600 px on, type and columns grow with the window', async ({ page }) => {
  await page.goto('/projects');
  const root = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  for (const [width, size] of Object.entries({ 1600: 16, 1760: 17.25, 2560: 18.5 })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    expect(await root(), `${width} px wide`).toBeCloseTo(size, 1);
  }
  const column = await page.getByRole('banner').locator('.page-width').boundingBox();
  expect(column?.width).toBeCloseTo(1480, 0);
});

test("in forced colours the player's sliders and the selected tab stay visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/novel#chapters');
  await page.getByRole('button', { name: 'Reproducir' }).first().click();
  const slider = page.getByRole('slider', { name: 'Posición' }).first();
  expect(await slider.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
  const underline = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await underline('Resumen')).toBe(await underline('Sinopsis'));
  expect(await underline('Capítulos')).not.toBe(await underline('Sinopsis'));
});

test('in forced colours the selected filter, the order and the current page stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/projects?category=openai');
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

test('more contrast gives stronger notes and lines, in both themes', async ({ page }) => {
  const roles = ['--muted', '--line', '--line-strong'] as const;
  for (const colorScheme of ['light', 'dark'] as const) {
    /** The difference in lightness between each colour role and the background. */
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

test.describe('a window of 320 × 256, as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('shows the page, not just its header', async ({ page }) => {
    await visit(page, '/about');
    await page.evaluate(() => scrollTo(0, 500));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    const last = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('leaves most of the height to the chat log, and its field within reach', async ({ page }) => {
    const chat = chatOn(page);
    await chat.open('/');
    const conversation = chat.dialog.getByRole('group', { name: 'Conversación' });
    await expect.poll(async () => (await conversation.boundingBox())?.height).toBeGreaterThanOrEqual(150);
    await chat.ask('Hola');
    await expect(chat.field).toBeInViewport({ ratio: 0.9 });
    await chat.button('close').click();
    await expect(chat.dialog).toBeHidden();
  });
});
