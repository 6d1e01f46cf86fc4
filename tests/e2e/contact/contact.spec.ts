import { format } from '#src/i18n/format.ts';
import { es } from '#src/i18n/es.ts';
import { fill, open, text, words } from './contact-helpers.ts';
import { expect, hydrated, mirrored, test } from '../support/fixtures.ts';

for (const { language, address } of mirrored('/contact')) {
  test(`${language}: simulated by default, in a second and a half, without a call`, async ({ page }) => {
    const names = words[language];
    await page.clock.install();
    await open(page, address);
    const send = page.getByRole('button', { name: names.send });
    await expect(send).toBeDisabled();
    await fill(page, language);
    await expect(send).toBeEnabled();
    await page.getByRole('checkbox').uncheck();
    await expect(send).toBeDisabled();
    await page.getByRole('checkbox').check();

    const calls: string[] = [];
    // With the form gone the footer comes near, which fetches its own.
    page.on('request', (request) => request.url().includes('/assets/') || calls.push(request.url()));
    await page.clock.pauseAt(Date.now() + 60_000);
    await send.dblclick();
    await expect(page.getByRole('button', { name: names.sending })).toBeDisabled();
    await page.clock.runFor(1400);
    await expect(page.getByRole('button', { name: names.sending })).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('status', { name: names.sent })).toHaveText(names.sent);
    expect(calls).toEqual([]);

    await page.getByRole('button', { name: names.sendAnother }).click();
    await expect(page.getByRole('textbox', { name: names.name })).toBeFocused();
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      await expect(page.getByRole('textbox', { name: names[field] })).toHaveValue('');
    }
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(send).toBeDisabled();
  });
}

for (const width of [390, 1440]) {
  test(`the confirmation comes into view, clear of the header (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/contact');
    await fill(page);
    const send = page.getByRole('button', { name: words.es.send });
    // As low on the screen as it can be: what was above it is gone once the message is sent.
    await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await send.click();
    const sent = page.getByText(words.es.sent);
    await expect(sent).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    const title = await sent.boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect((title?.y ?? 700) + (title?.height ?? 0)).toBeLessThanOrEqual(700);
  });
}

test('helps with each field after it was left, not before', async ({ page }) => {
  await open(page, '/contact');
  const email = page.getByRole('textbox', { name: 'Correo electrónico' });
  await email.pressSequentially('ana@');
  await expect(page.getByText(words.es.problems.email_invalid)).toBeHidden();
  await email.press('Tab');
  await expect(page.getByText(words.es.problems.email_invalid)).toBeVisible();
  await expect(email).toHaveAccessibleDescription(/Hasta 254 caracteres.*Escribe una dirección completa/);
  await email.fill('a@example.com, b@example.com');
  await expect(page.getByText(words.es.problems.email_several)).toBeVisible();
  await email.fill('a@example.com');
  await expect(page.getByText(words.es.problems.email_several)).toBeHidden();
  await expect(page.getByText(words.es.problems.email_invalid)).toBeHidden();
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('x'.repeat(5001));
  await page.getByRole('textbox', { name: 'Asunto' }).focus();
  await expect(page.getByText(format(words.es.problems.too_long, { limit: 5000 }))).toBeVisible();
});

test('what was typed survives a language switch and a reload, in this tab alone', async ({ page, context }) => {
  await open(page, '/contact');
  await fill(page);
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text);
  await expect(page.getByRole('button', { name: words.en.send })).toBeEnabled();
  const other = await context.newPage();
  await open(other, '/en/contact');
  await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await page.getByRole('button', { name: words.en.send }).click();
  await expect(page.getByText(words.en.sent)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('what is typed before script has arrived joins what was kept', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill(text);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/entry-client*.js', (route) => arrived.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  arrive();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(text);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(text);
});

test('works with storage blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/contact');
  await fill(page);
  await page.getByRole('button', { name: words.es.send }).click();
  await expect(page.getByText(words.es.sent)).toBeVisible();
});

test('the agreement leads to the privacy note', async ({ page }) => {
  await open(page, '/contact');
  const link = page.getByRole('link', { name: words.es.privacy });
  const note = page.getByText('El formulario puede funcionar de dos maneras');
  await link.click();
  await expect(note).toBeVisible();
  await page.locator('summary').click();
  await expect(note).toBeHidden();
  // The address has not changed since, and yet it opens.
  await link.click();
  await expect(note).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the address is the way out', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(es.contact.noScript)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'hola@example.com' }).first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

test.describe('when the code of the form cannot be had', () => {
  test.use({ allowedErrors: ['net::ERR_FAILED'] });

  test('the page says so, with the address, until it can', async ({ page }) => {
    const code = /\/contact-form\.island-[\w-]+\.js$/;
    await page.route(code, (route) => route.abort());
    await open(page, '/contact');
    const alert = page.getByRole('alert').filter({ hasText: es.contact.failed });
    await expect(alert.getByRole('link', { name: 'hola@example.com' })).toBeVisible();
    await page.unroute(code);
    await fill(page);
    await expect(page.getByRole('button', { name: words.es.send })).toBeEnabled();
    await expect(alert).toHaveCount(0);
  });
});
