import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { startMailServer } from '#server/services/contact/test-mail-server.ts';
import { fill, open, text, words } from './contact-helpers.ts';
import { byClass } from '../support/by-class.ts';
import { expect, test } from '../support/fixtures.ts';
import { startSite, type RunningSite } from '../support/site-server.ts';

const form = words.es;
const rehearsal = /ensayo/;

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

  test('a message arrives byte for byte, even after coming from another page', async ({ page }) => {
    await open(page, `${site.url}/about`);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
    await expect(page.getByText(rehearsal)).toBeHidden();
    await fill(page);
    await page.getByRole('button', { name: form.send }).dblclick();
    await expect(page.getByRole('status', { name: form.sent })).toBeVisible();
    await expect(page.getByText(rehearsal).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(byClass('postmark'))).toBeVisible();
    expect(inbox()).toHaveLength(1);
    const mail = await PostalMime.parse(inbox()[0] ?? '');
    expect(mail).toMatchObject({
      subject: 'Una web',
      text: `${text}\n`,
      replyTo: [{ name: 'Ana Ruiz', address: 'ana@example.org' }],
    });
  });

  for (const [what, answer, failure] of [
    ['400', { status: 400 }, 'refused'],
    ['413', { status: 413 }, 'tooLarge'],
    ['429', { status: 429 }, 'limited'],
    ['500', { status: 500 }, 'unavailable'],
    ['gone', null, 'unreachable'],
  ] as const) {
    test(`keeps the input when the server answers ${what}`, async ({ page }) => {
      await page.route('**/api/contact', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await open(page, `${site.url}/contact`);
      await fill(page);
      await page.getByRole('button', { name: form.send }).click();
      await expect(page.getByRole('alert')).toContainText(form.failures[failure]);
      await expect(page.getByRole('alert').getByRole('link', { name: 'hola@example.com' })).toHaveAttribute(
        'href',
        /^mailto:hola@example\.com\?subject=Una%20web&body=Hola/,
      );
      await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(text);
      await expect(page.getByRole('button', { name: form.send })).toBeEnabled();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('alert').getByRole('link')).toBeFocused();
    });
  }

  test('reports being offline, and sending works once back online', async ({ page, context }) => {
    await open(page, `${site.url}/contact`);
    await fill(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByRole('alert')).toContainText(form.failures.offline);
    await context.setOffline(false);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByText(form.sent)).toBeVisible();
    expect(inbox()).toHaveLength(2);
  });

  test('the real limit is reported', async ({ page }) => {
    for (const last of [false, true]) {
      await open(page, `${site.url}/contact`);
      await fill(page);
      await page.getByRole('button', { name: form.send }).click();
      await expect(page.getByText(last ? form.failures.limited : form.sent)).toBeVisible();
    }
  });
});

test('by SMTP a message arrives even if the mail server was down and the site was killed', async ({ page }) => {
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
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByText(form.sent)).toBeVisible();
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
