import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { startMailServer } from '#server/services/contact/test-mail-server.ts';
import { expect, hydrated, mirrored, test } from './fixtures.ts';
import { startSite, type RunningSite } from './site-server.ts';

const words = {
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    subject: 'Asunto',
    message: 'Mensaje',
    agree: /^Acepto/,
    send: 'Enviar mensaje',
    sending: 'Enviando...',
    sent: '¡Mensaje enviado!',
    another: 'Enviar otro mensaje',
  },
  en: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    agree: /^I agree/,
    send: 'Send Message',
    sending: 'Sending...',
    sent: 'Message Sent!',
    another: 'Send Another Message',
  },
};
const text = 'Hola,\n\n  ¿tienes hueco en mayo? <b>=3D</b> 👩‍🚀\n.\nAna';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

async function fill(page: Page, language: 'es' | 'en' = 'es', message = text): Promise<void> {
  const names = words[language];
  await page.getByRole('textbox', { name: names.name }).fill('Ana Ruiz');
  await page.getByRole('textbox', { name: names.email }).fill('ana@example.org');
  await page.getByRole('textbox', { name: names.subject }).fill('Una web');
  await page.getByRole('textbox', { name: names.message }).fill(message);
  await page.getByRole('checkbox', { name: names.agree }).check();
}

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
    page.on('request', (request) => calls.push(request.url()));
    await page.clock.pauseAt(Date.now() + 60_000);
    await send.dblclick();
    await expect(page.getByRole('button', { name: names.sending })).toBeDisabled();
    await page.clock.runFor(1400);
    await expect(page.getByRole('button', { name: names.sending })).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('status', { name: names.sent })).toHaveText(names.sent);
    expect(calls).toEqual([]);

    await page.getByRole('button', { name: names.another }).click();
    await expect(page.getByRole('textbox', { name: names.name })).toBeFocused();
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      await expect(page.getByRole('textbox', { name: names[field] })).toHaveValue('');
    }
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(send).toBeDisabled();
  });
}

test('helps with each field after it was left, not before', async ({ page }) => {
  await open(page, '/contact');
  const email = page.getByRole('textbox', { name: 'Correo electrónico' });
  await email.pressSequentially('ana@');
  await expect(page.getByText('Escribe una dirección completa')).toBeHidden();
  await email.press('Tab');
  await expect(page.getByText('Escribe una dirección completa')).toBeVisible();
  await expect(email).toHaveAccessibleDescription(/Hasta 254 caracteres.*Escribe una dirección completa/);
  await email.fill('a@example.com, b@example.com');
  await expect(page.getByText('Escribe una sola dirección.')).toBeVisible();
  await email.fill('a@example.com');
  await expect(page.getByText('Escribe una')).toBeHidden();
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('x'.repeat(5001));
  await page.getByRole('textbox', { name: 'Asunto' }).focus();
  await expect(page.getByText('Es demasiado largo: el límite son 5000 caracteres.')).toBeVisible();
});

test('what was typed survives a language switch and a reload, in this tab alone', async ({ page, context }) => {
  await open(page, '/contact');
  await fill(page);
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  const other = await context.newPage();
  await open(other, '/en/contact');
  await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
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
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
});

test('the agreement leads to the privacy note', async ({ page }) => {
  await open(page, '/contact');
  const link = page.getByRole('link', { name: 'Nota de privacidad' });
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
    await expect(page.getByText('El formulario necesita JavaScript')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'hola@example.com' }).first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

test.describe('with delivery', () => {
  test.describe.configure({ mode: 'serial' });
  let site: RunningSite;
  const folder = mkdtempSync(join(tmpdir(), 'contact-e2e-'));
  const inbox = (box = 'inbox') =>
    readdirSync(join(folder, box, 'new')).map((name) => readFileSync(join(folder, box, 'new', name)));
  test.use({ allowedErrors: ['Failed to load resource'] });
  test.beforeAll(async () => {
    site = await startSite({ CONTACT_DELIVERY: 'inbox', DATA_DIR: folder, CONTACT_RATE_LIMIT: '3' });
  });
  test.afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a message arrives in the inbox to the byte, also after coming from another page', async ({ page }) => {
    await open(page, `${site.url}/about`);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
    await expect(page.getByText('Formulario de demostración')).toBeHidden();
    await fill(page);
    await page.getByRole('button', { name: 'Enviar mensaje' }).dblclick();
    await expect(page.getByRole('status', { name: '¡Mensaje enviado!' })).toBeVisible();
    expect(inbox()).toHaveLength(1);
    const mail = await PostalMime.parse(inbox()[0] ?? '');
    expect(mail).toMatchObject({
      subject: 'Una web',
      text: `${text}\n`,
      replyTo: [{ name: 'Ana Ruiz', address: 'ana@example.org' }],
    });
  });

  for (const [what, answer, words] of [
    ['400', { status: 400 }, 'El servidor no ha aceptado el mensaje.'],
    ['413', { status: 413 }, 'El mensaje ocupa demasiado'],
    ['429', { status: 429 }, 'Han llegado demasiados mensajes'],
    ['500', { status: 500 }, 'El servidor no puede guardar mensajes'],
    ['gone', null, 'El servidor no ha contestado'],
  ] as const) {
    test(`keeps everything when the server answers ${what}`, async ({ page }) => {
      await page.route('**/api/contact', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await open(page, `${site.url}/contact`);
      await fill(page);
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(page.getByRole('alert').getByRole('link', { name: 'hola@example.com' })).toHaveAttribute(
        'href',
        /^mailto:hola@example\.com\?subject=Una%20web&body=Hola/,
      );
      await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(text);
      await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toBeEnabled();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('alert').getByRole('link')).toBeFocused();
    });
  }

  test('offline is told apart, and sending works once back', async ({ page, context }) => {
    await open(page, `${site.url}/contact`);
    await fill(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('alert')).toContainText('No hay conexión');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
    expect(inbox()).toHaveLength(2);
  });

  test('the real limit says so', async ({ page }) => {
    for (const last of [false, true]) {
      await open(page, `${site.url}/contact`);
      await fill(page);
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await expect(page.getByText(last ? 'Han llegado demasiados mensajes' : '¡Mensaje enviado!')).toBeVisible();
    }
  });
});

test('by SMTP a message arrives, also when the mail server was down and the site was killed', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'contact-smtp-'));
  const first = await startMailServer();
  const settings = {
    CONTACT_DELIVERY: 'smtp',
    DATA_DIR: folder,
    CONTACT_SMTP_URL: `smtp://127.0.0.1:${first.port}`,
    CONTACT_SMTP_INSECURE: 'true',
  };
  let site = await startSite(settings);
  const send = async (message: string) => {
    await open(page, `${site.url}/contact`);
    await fill(page, 'es', message);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
  };
  await send('server up');
  await expect.poll(() => first.mails.length).toBe(1);
  expect((await PostalMime.parse(first.mails[0] ?? '')).text).toBe('server up\n');
  await first.close();
  await send('server down');
  site.process.kill('SIGKILL');
  const again = await startMailServer({}, first.port);
  site = await startSite(settings);
  await expect.poll(() => again.mails.length).toBe(1);
  expect((await PostalMime.parse(again.mails[0] ?? '')).text).toBe('server down\n');
  await site.stop();
  await again.close();
  rmSync(folder, { recursive: true, force: true });
});
