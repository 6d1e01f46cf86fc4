import { chatOn, completions, replying } from '../support/chat-helpers.ts';
import { expect, expecting, hydrated, mirrored, test, visit } from '../support/fixtures.ts';

test('the button is on every page; the window loads on demand', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const { address, language } of ['/', '/novel'].flatMap((path) => mirrored(path))) {
    await page.goto(address);
    await expect(chatOn(page, language).launcher).toBeVisible();
  }
  await hydrated(page);
  expect(asked.filter((url) => /chat-window|data\/(chat|assistant)/.test(url))).toEqual([]);
  await chatOn(page, 'en').launcher.hover();
  await expect.poll(() => asked.filter((url) => /chat-window.*\.js/.test(url)).length).toBe(1);
});

test('a click gets feedback while the window loads and when it fails', expecting('chat-window'), async ({ page }) => {
  let fail: () => void = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(/chat-window.*\.js/, async (route) => {
    await failing;
    await route.abort();
  });
  const { dialog, launcher } = chatOn(page);
  await visit(page, '/contact');
  await launcher.click();
  await expect(launcher).toHaveAttribute('aria-busy', 'true');
  fail();
  await expect(page.getByRole('alert')).toContainText('no se ha podido cargar');
  await expect(launcher).not.toHaveAttribute('aria-busy');
  await page.unroute(/chat-window.*\.js/);
  await expect(async () => {
    await launcher.click();
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('focus moves in and back; Escape closes; the page stays usable', async ({ page }) => {
  const chat = chatOn(page);
  await chat.open('/projects');
  await expect(chat.field).toBeFocused();
  await expect(chat.dialog).not.toHaveAttribute('aria-modal', 'true');
  await expect(chat.launcher).toBeHidden();
  await page.getByRole('searchbox').fill('moto');
  await expect(page.getByRole('status').filter({ hasText: 'Mostrando' })).toBeVisible();
  await chat.field.focus();
  await page.keyboard.press('Escape');
  await expect(chat.dialog).toBeHidden();
  await expect(chat.launcher).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.field).toBeFocused();
  await chat.button('close').click();
  await expect(chat.launcher).toBeFocused();
});

test('a long reply is read from its beginning', async ({ page }) => {
  const chat = chatOn(page);
  await page.route(completions, replying('Una línea.\n\n'.repeat(60)));
  await chat.open('/contact');
  for (const question of ['Cuéntame mucho', 'Cuéntame más']) {
    await chat.ask(question);
    await expect(chat.field).toHaveValue('');
    await expect(chat.log.getByText('Una línea.').last()).toBeAttached();
    await expect(chat.log.getByText(question)).toBeInViewport({ ratio: 1 });
    await chat.log.getByText('Una línea.').last().scrollIntoViewIfNeeded();
  }
});

test('it stays open across navigation, language changes and full loads', async ({ page }) => {
  await page.route(completions, replying('Una respuesta'));
  const chat = chatOn(page);
  await chat.open('/about');
  await chat.ask('Una pregunta');
  await expect(chat.log).toContainText('Una respuesta');
  await chat.field.fill('a medias');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Proyectos' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(chat.log).toContainText('Una respuesta');
  await expect(chat.field).toHaveValue('a medias');

  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  const english = chatOn(page, 'en');
  await expect(english.dialog).toBeVisible();
  await expect(english.log).toContainText('Hello. I know the projects');
  await expect(english.log).toContainText('Una respuesta');
  await expect(english.field).toHaveValue('a medias');

  await visit(page, '/en/contact');
  await expect(english.log).toContainText('Una respuesta');
  await expect(english.field).not.toBeFocused();
  await english.button('minimize').click();
  await page.reload();
  await expect(english.button('restore')).toBeVisible();
  await expect(english.log).toBeHidden();
  await english.button('restore').click();
  await expect(english.log).toContainText('Una respuesta');
  await english.button('close').click();
  await page.reload();
  await hydrated(page);
  await expect(english.launcher).toBeVisible();
  await expect(english.dialog).toBeHidden();
});

test('it is dragged by its header, moved by arrow keys, and stays within reach', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  const chat = chatOn(page);
  await chat.open('/');
  await chat.dialog.evaluate((element) => Promise.all(element.getAnimations().map((each) => each.finished)));
  const box = async () => (await chat.dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const drag = async (x: number, y: number) => {
    const from = await box();
    await page.mouse.move(from.x + 120, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 120 + x / 2, from.y + 20 + y / 2);
    await page.mouse.move(from.x + 120 + x, from.y + 20 + y);
    await page.mouse.up();
  };
  const start = await box();
  await drag(-300, -60);
  await expect.poll(box).toMatchObject({ x: start.x - 300, y: start.y - 60 });
  await drag(-2000, -2000);
  await expect.poll(box).toMatchObject({ x: 8, y: 8 });

  await chat.button('move').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(box).toMatchObject({ x: 24, y: 72 });

  await page.setViewportSize({ width: 700, height: 400 });
  const isWithin = ({ x, y, width, height }: Awaited<ReturnType<typeof box>>) =>
    y >= 8 && x + width <= 700 && y + height <= 400;
  await expect.poll(async () => isWithin(await box())).toBe(true);

  // Dragging a button is a click, not a move.
  const close = await chat.button('minimize').boundingBox();
  await page.mouse.click((close?.x ?? 0) + 10, (close?.y ?? 0) + 10);
  await expect(chat.button('restore')).toBeFocused();
  await expect.poll(async () => (await box()).height).toBeLessThan(80);
});

test('on a wide window it is a column beside the page, until it is moved away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const chat = chatOn(page);
  await chat.open('/');
  await chat.dialog.evaluate((element) => Promise.all(element.getAnimations().map((each) => each.finished)));
  const rights = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().right);
  await expect.poll(() => chat.dialog.boundingBox()).toMatchObject({ x: await rights(), y: 0, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);

  await chat.button('move').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(rights).toBe(1440);
  expect((await chat.dialog.boundingBox())?.height).toBeLessThan(600);
  for (let press = 0; press < 2; press++) await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await chat.dialog.boundingBox())?.x === (await rights())).toBe(true);
  expect((await chat.dialog.boundingBox())?.height).toBe(900);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it is a full-width sheet, and its controls are large enough', async ({ page }) => {
    const chat = chatOn(page);
    await chat.open('/');
    await chat.dialog.evaluate((element) => Promise.all(element.getAnimations().map((each) => each.finished)));
    const box = await chat.dialog.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    for (const name of ['minimize', 'reset', 'close', 'send'] as const) {
      const size = await chat.button(name).boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await chat.button('minimize').click();
    await expect.poll(async () => (await chat.dialog.boundingBox())?.y).toBeGreaterThan(700);
  });

  test('the menu minimizes it, and a tap on an entry works', async ({ page }) => {
    const chat = chatOn(page);
    await chat.open('/');
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    await expect(chat.button('restore')).toBeVisible();
    for (const entry of ['Sobre Mí', 'Proyectos', 'Contacto']) {
      await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: entry }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(chat.button('restore')).toBeVisible();
      await page.getByRole('button', { name: 'Abrir menú' }).tap();
    }
  });

  test('a followed link shows its target, and a page load restores the sheet minimized', async ({ page }) => {
    const chat = chatOn(page);
    await chat.open('/contact');
    const entries = { 'free-air-street': 'Free Air Street', 'via-lactea-torcal': 'Vía Láctea sobre El Torcal' };
    for (const [id, name] of Object.entries(entries)) {
      await chat.ask(`¿Qué es ${name}?`);
      await chat.log.locator(`a[href$="#${id}"]`).last().tap();
      await expect(chat.button('restore')).toBeVisible();
      await expect.poll(async () => (await page.locator(`[id="${id}"]`).boundingBox())?.y).toBeLessThan(150);
      await chat.button('restore').click();
    }
    await expect(chat.log).toContainText('Free Air Street');
    await page.goto('/contact');
    await expect(chat.button('restore')).toBeVisible();
    await expect(chat.log).toBeHidden();
    await chat.button('restore').tap();
    await expect(chat.log).toContainText('Free Air Street');
  });
});
