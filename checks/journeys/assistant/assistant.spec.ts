import { chatOn, completions, errorText, replying, storedUsage } from '../support/chat-helpers.ts';
import { blockStorage, core, expect, expecting, test } from '../support/fixtures.ts';

test('the site answers from its own content, says so, and counts the reply', core, async ({ page }) => {
  const chat = chatOn(page);
  await chat.open('/');
  await expect(chat.log).toContainText('portfolio');
  await expect(chat.count).toHaveText('10/10');
  await expect(chat.count).toHaveAttribute('data-tone', 'ok');
  // A reply that takes less than 50 ms shows no time.
  await page.route(completions, async (route) => {
    await page.waitForTimeout(200);
    await route.continue();
  });
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
  await expect(chat.log).toContainText(/\d,\d\ss/);
  const usage = (await storedUsage(page)) as { responses: number; lastReset: number };
  expect(Object.keys(usage)).toEqual(['responses', 'lastReset']);
  expect(usage.responses).toBe(1);
  expect(Math.abs(usage.lastReset - before)).toBeLessThan(20_000);
});

test('Enter sends, Shift+Enter does not; blank text is not sent, nor anything while waiting', async ({ page }) => {
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
  await expect.poll(() => asked).toBe(1);
  answer();
  await expect(chat.log).toContainText('Listo');
  await chat.button('send').click();
  await expect.poll(() => asked).toBe(2);
  answer();
  await expect(chat.log).toContainText('tres');
});

test(
  'a failed reply is reported, not counted, and retried',
  expecting('502', 'net::ERR_'),
  async ({ page, context }) => {
    const chat = chatOn(page);
    await chat.open('/about');
    await page.route(completions, (route) =>
      route.fulfill({ status: 502, json: { error: { code: 'upstream_failed', message: 'x' } } }),
    );
    await chat.ask('Hola');
    await expect(chat.log).toContainText(errorText.es);
    await page.unroute(completions);
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await chat.button('retry').click();
    await expect(chat.log).toContainText('no hay conexión');
    await expect(chat.count).toHaveText('10/10');
    expect(await storedUsage(page)).toBeNull();
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await page.route(completions, replying('Aquí estoy'));
    await chat.button('retry').click();
    await expect(chat.log).toContainText('Aquí estoy');
    await expect(chat.log).not.toContainText(errorText.es);
    await expect(chat.log.getByText('Hola', { exact: true })).toHaveCount(1);
    await expect(chat.count).toHaveText('9/10');
  },
);

test('the limit is shown with the time left, and nothing is sent until then', async ({ page }) => {
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

test('with storage blocked it works and counts for this page', async ({ page }) => {
  await blockStorage(page);
  await page.route(completions, replying('Hola'));
  const chat = chatOn(page);
  await chat.open('/');
  await chat.ask('a');
  await expect(chat.count).toHaveText('9/10');
  await chat.ask('b');
  await expect(chat.count).toHaveText('8/10');
});

test('a reply never becomes markup', async ({ page }) => {
  const hostile = [
    '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
    '[a](javascript:window.hacked=1) [b](data:text/html,x) [c](https://user@evil.example)',
    '**fuerte** `código` [bien](https://example.com/x)',
    '- uno\n- dos',
    '<iframe src="//evil.example"></iframe>',
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
