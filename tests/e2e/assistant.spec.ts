import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { chatOn, completions, replying, storedUsage } from './chat-helpers.ts';
import { expect, hydrated, mirrored, test } from './fixtures.ts';

const errorText = {
  es: 'Lo siento, hubo un error al procesar tu mensaje. Por favor, inténtalo de nuevo.',
  en: 'Sorry, there was an error processing your message. Please try again.',
};

test('the button is on every page; the window comes when it is wanted', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/projects', '/novel', '/about', '/contact']) {
    for (const { address, language } of mirrored(path)) {
      await page.goto(address);
      await expect(chatOn(page, language).launcher).toBeVisible();
    }
  }
  await hydrated(page);
  expect(asked.filter((url) => /chat-window|data\/assistant/.test(url))).toEqual([]);
  await chatOn(page, 'en').launcher.hover();
  await expect.poll(() => asked.filter((url) => /chat-window.*\.js/.test(url)).length).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that does nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Abrir chat' })).toBeHidden();
  });
});

test('focus goes in and comes back; Escape closes; the page stays usable', async ({ page }) => {
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

test('the site answers from its own content, says so, and counts the reply', async ({ page }) => {
  const chat = chatOn(page);
  await chat.open('/');
  await expect(chat.log).toContainText('portafolio');
  await expect(chat.count).toHaveText('10/10');
  await expect(chat.count).toHaveAttribute('data-tone', 'ok');
  const sent = page.waitForRequest(completions);
  const before = Date.now();
  await chat.ask('¿Qué es SVC Moto?');
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ model: 'gpt-3.5-turbo', max_tokens: 3000, temperature: 0.7 });
  expect((await sent).headers().authorization).toBeUndefined();
  const messages = body.messages as { role: string; content: string }[];
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(messages[1]?.content).toBe('¿Qué es SVC Moto?');
  await expect(chat.log.getByRole('link', { name: /SVC Moto/ })).toHaveAttribute('href', '/projects#scv-moto');
  await expect(chat.dialog.getByText('Responde el índice de esta web')).toBeVisible();
  await expect(chat.count).toHaveText('9/10');
  await expect(chat.log).toContainText(/\d,\d s/);
  const usage = (await storedUsage(page)) as { responses: number; lastReset: number };
  expect(Object.keys(usage)).toEqual(['responses', 'lastReset']);
  expect(usage.responses).toBe(1);
  expect(Math.abs(usage.lastReset - before)).toBeLessThan(20_000);
});

test('Enter sends, Shift+Enter does not, blank is not sent, nothing is sent while waiting', async ({ page }) => {
  let asked = 0;
  let answer = () => {};
  await page.route(completions, async (route) => {
    asked += 1;
    await new Promise<void>((resolve) => (answer = resolve));
    await replying('Listo')(route);
  });
  const chat = chatOn(page);
  await chat.open('/');
  await expect(chat.button('send')).toBeDisabled();
  await chat.ask('   \n ');
  await expect(chat.button('send')).toBeDisabled();
  await chat.field.fill('uno');
  await chat.field.press('Shift+Enter');
  await chat.field.pressSequentially('dos');
  await expect(chat.field).toHaveValue('uno\ndos');
  expect(asked).toBe(0);
  await chat.field.press('Enter');
  await expect(chat.field).toHaveValue('');
  await expect(chat.dialog.getByText('Buscando la respuesta')).toBeAttached();
  await chat.ask('tres');
  await expect(chat.field).toHaveValue('tres');
  await expect(chat.button('send')).toBeDisabled();
  expect(asked).toBe(1);
  answer();
  await expect(chat.log).toContainText('Listo');
  await chat.button('send').click();
  await expect.poll(() => asked).toBe(2);
  answer();
  await expect(chat.log).toContainText('tres');
});

for (const { language, address } of mirrored('/about')) {
  test.describe(() => {
    test.use({ allowedErrors: ['502', '429'] });

    test(`a failure is said in ${language}, is not counted, and can be tried again`, async ({ page }) => {
      const chat = chatOn(page, language);
      await chat.open(address);
      await page.route(completions, (route) =>
        route.fulfill({ status: 502, json: { error: { code: 'upstream_failed', message: 'x' } } }),
      );
      await chat.ask('Hola');
      await expect(chat.log).toContainText(errorText[language]);
      await expect(chat.count).toHaveText('10/10');
      expect(await storedUsage(page)).toBeNull();
      await page.unroute(completions);
      await page.route(completions, replying('Aquí estoy'));
      await chat.button('retry').click();
      await expect(chat.log).toContainText('Aquí estoy');
      await expect(chat.log).not.toContainText(errorText[language]);
      await expect(chat.log.getByText('Hola', { exact: true })).toHaveCount(1);
      await expect(chat.count).toHaveText('9/10');
    });
  });
}

test('the limit is told with the time left, and nothing is sent until it is over', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-05-01T10:00:00Z') });
  await page.addInitScript((lastReset) => {
    if (!localStorage.getItem('chat_usage'))
      localStorage.setItem('chat_usage', JSON.stringify({ responses: 9, lastReset }));
  }, Date.parse('2026-05-01T09:30:00Z'));
  let asked = 0;
  await page.route(completions, async (route) => {
    asked += 1;
    await replying('La última')(route);
  });
  const chat = chatOn(page);
  await chat.open('/');
  await expect(chat.count).toHaveText('1/10');
  await chat.ask('una');
  await expect(chat.log).toContainText('La última');
  await expect(chat.count).toHaveText('0/10');
  await expect(chat.count).toHaveAttribute('data-tone', 'low');
  await chat.ask('otra');
  await expect(chat.log).toContainText(/límite de 10 respuestas en 12 horas.* 11h (29|30)m/);
  await chat.button('send').click();
  await expect(chat.log.getByText(/límite/)).toHaveCount(1);
  await expect(chat.field).toHaveValue('otra');
  expect(asked).toBe(1);
  await page.clock.fastForward('11:31:00');
  await expect(chat.count).toHaveText('10/10');
  await chat.field.press('Enter');
  await expect.poll(() => asked).toBe(2);
});

for (const [responses, shown, tone] of [
  [3, '7/10', 'ok'],
  [4, '6/10', 'warn'],
  [6, '4/10', 'warn'],
  [7, '3/10', 'low'],
] as const) {
  test(`after ${responses} replies the count is ${shown} in the tone ${tone}`, async ({ page }) => {
    await page.addInitScript(
      (used) => localStorage.setItem('chat_usage', JSON.stringify({ responses: used, lastReset: Date.now() })),
      responses,
    );
    const chat = chatOn(page, 'en');
    await chat.open('/en');
    await expect(chat.count).toHaveText(shown);
    await expect(chat.count).toHaveAttribute('data-tone', tone);
  });
}

test('junk in storage is passed over', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('chat_usage', '{"responses":"many"');
    for (const key of ['chat-conversation', 'chat-position']) sessionStorage.setItem(key, '[{"content":{}}]');
  });
  const chat = chatOn(page);
  await chat.open('/');
  await expect(chat.count).toHaveText('10/10');
  await expect(chat.log).toContainText('portafolio');
});

test('with storage blocked it works and counts for this page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.route(completions, replying('Hola'));
  const chat = chatOn(page);
  await chat.open('/');
  await chat.ask('a');
  await expect(chat.count).toHaveText('9/10');
  await chat.ask('b');
  await expect(chat.count).toHaveText('8/10');
});

test('ten messages are kept and sent, the greeting first; reset leaves the greeting', async ({ page }) => {
  const bodies: { messages: { role: string; content: string }[] }[] = [];
  await page.route(completions, async (route) => {
    bodies.push(route.request().postDataJSON() as (typeof bodies)[number]);
    await replying(`respuesta ${bodies.length}`)(route);
  });
  const chat = chatOn(page);
  await chat.open('/');
  for (let number = 1; number <= 6; number += 1) {
    await chat.ask(`pregunta ${number}`);
    await expect(chat.log.getByText(`respuesta ${number}`, { exact: true })).toBeVisible();
  }
  await expect(chat.log.locator('[data-role]')).toHaveCount(10);
  await expect(chat.log.locator('[data-role]').first()).toContainText('portafolio');
  await expect(chat.log).not.toContainText('pregunta 1');
  expect(bodies.at(-1)?.messages).toHaveLength(10);
  await chat.button('reset').click();
  await expect(chat.log.locator('[data-role]')).toHaveCount(1);
  await expect(chat.count).toHaveText('4/10');
});

test('it stays through navigation, language and full loads', async ({ page }) => {
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

  await page.goto('/en/contact');
  await hydrated(page);
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

test('it is dragged by its header, moved by arrow keys, and never out of reach', async ({ page }) => {
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
  expect(await box()).toMatchObject({ x: start.x - 300, y: start.y - 60 });
  await drag(-2000, -2000);
  expect(await box()).toMatchObject({ x: 8, y: 8 });

  await chat.button('move').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  expect(await box()).toMatchObject({ x: 24, y: 72 });

  await page.setViewportSize({ width: 700, height: 400 });
  await expect.poll(async () => (await box()).y).toBeGreaterThanOrEqual(8);
  const small = await box();
  expect(small.x + small.width).toBeLessThanOrEqual(700);
  expect(small.y + small.height).toBeLessThanOrEqual(400);

  // A drag of a button is a click on it, not a move.
  const close = await chat.button('minimize').boundingBox();
  await page.mouse.click((close?.x ?? 0) + 10, (close?.y ?? 0) + 10);
  await expect(chat.button('restore')).toBeFocused();
  expect((await box()).height).toBeLessThan(80);
});

test('nothing in a reply becomes markup', async ({ page }) => {
  const hostile = [
    '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
    '[a](javascript:window.hacked=1) [b](data:text/html,x) [c](https://user@evil.example)',
    '**fuerte** `código` [bien](https://example.com/x)',
    '- uno\n- dos',
    '<iframe src="https://evil.example"></iframe>',
  ].join('\n\n');
  await page.route(completions, replying(hostile));
  const chat = chatOn(page);
  await chat.open('/');
  await chat.ask('<b>hola</b>');
  await expect(chat.log).toContainText('<b>hola</b>');
  await expect(chat.log).toContainText('<img src=x');
  await expect(chat.log.locator('img, script, iframe, b')).toHaveCount(0);
  await expect(chat.log.locator('strong')).toHaveText('fuerte');
  await expect(chat.log.locator('code')).toHaveText('código');
  await expect(chat.log.locator('ul:not([aria-label]) li')).toHaveCount(2);
  await expect(chat.log.getByRole('link')).toHaveCount(1);
  await expect(chat.log.getByRole('link')).toHaveAttribute('rel', /noopener/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.describe('on a host of plain files', () => {
  test.use({ allowedErrors: ['405'] });

  test('this browser answers, from the same content', async ({ page }) => {
    await page.route(completions, (route) =>
      route.fulfill({ status: 405, contentType: 'text/html', body: '<h1>405</h1>' }),
    );
    const chat = chatOn(page, 'en');
    await chat.open('/en');
    await chat.ask('What is SVC Moto?');
    await expect(chat.log.getByRole('link', { name: /SVC Moto/ })).toHaveAttribute('href', '/en/projects#scv-moto');
    await expect(chat.dialog.getByText("Answered by this site's own index")).toBeVisible();
    await expect(chat.count).toHaveText('9/10');
  });
});

test.describe('offline', () => {
  test.use({ allowedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });

  test('it says that there is no connection, and can be tried again', async ({ page, context }) => {
    const chat = chatOn(page);
    await chat.open('/');
    await context.setOffline(true);
    await chat.ask('¿Qué es SVC Moto?');
    await expect(chat.log).toContainText(errorText.es);
    await expect(chat.log).toContainText('no hay conexión');
    await expect(chat.count).toHaveText('10/10');
    await context.setOffline(false);
    await chat.button('retry').click();
    await expect(chat.count).toHaveText('9/10');
  });

  test('a window that cannot be loaded says so, and opens later', async ({ page, context }) => {
    await page.goto('/');
    await hydrated(page);
    const chat = chatOn(page);
    await context.setOffline(true);
    await chat.launcher.click();
    await expect(page.getByRole('alert')).toContainText('no se ha podido cargar');
    await context.setOffline(false);
    await expect(async () => {
      await chat.launcher.click();
      await expect(chat.dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it is a sheet over the full width, and its controls are large enough', async ({ page }) => {
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
    expect((await chat.dialog.boundingBox())?.y).toBeGreaterThan(700);
  });
});

for (const { language, address } of mirrored('/projects')) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ colorScheme, bypassCSP: true, reducedMotion: 'reduce' });

      test(`the open window has no accessibility faults (${language}, ${colorScheme})`, async ({ page }) => {
        await page.route(completions, replying('**SVC Moto**: `Next.js`, [web](https://svcmoto.es)\n\n- uno'));
        const chat = chatOn(page, language);
        await chat.open(address);
        await chat.ask('Hola');
        await expect(chat.log).toContainText('uno');
        await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
        const { violations } = await page.evaluate(() =>
          (window as unknown as { axe: { run: (root: string) => Promise<AxeResults> } }).axe.run('[role=dialog]'),
        );
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    });
  }
}
