import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { fill, text, words } from './contact-helpers.ts';
import { byClass } from '../support/by-class.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { email } from '../support/site-content.ts';
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
  test.beforeAll(async () => void (site = await startSite({ CONTACT_DELIVERY: 'inbox', DATA_DIR: folder })));
  test.afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a message arrives byte for byte, even after coming from another page', async ({ page }) => {
    await visit(page, `${site.url}/about`);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
    await expect(page.getByText(rehearsal)).toBeHidden();
    await fill(page);
    await page.getByRole('button', { name: form.send }).dblclick();
    await expect(page.getByRole('status', { name: form.sent })).toBeVisible();
    await expect(page.getByText(rehearsal).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(byClass('postmark'))).toBeVisible();
    expect(inbox()).toHaveLength(1);
    const mail = await PostalMime.parse(inbox()[0] ?? '');
    const replyTo = [{ name: 'Ana Ruiz', address: 'ana@example.org' }];
    expect(mail).toMatchObject({ subject: 'Una web', text: `${text}\n`, to: [{ address: email }], replyTo });
  });

  test('keeps the input when the server refuses or does not answer', async ({ page }) => {
    let answer: { status: number } | undefined;
    await page.route('**/api/contact', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await visit(page, `${site.url}/contact`);
    await fill(page);
    const failures = { refused: 400, tooLarge: 413, limited: 429, unavailable: 500, unreachable: 0 };
    for (const failure of Object.keys(failures) as (keyof typeof failures)[]) {
      answer = failures[failure] ? { status: failures[failure] } : undefined;
      await page.getByRole('button', { name: form.send }).click();
      await expect(page.getByRole('alert')).toContainText(form.failures[failure]);
      const link = page.getByRole('alert').getByRole('link', { name: email });
      await expect(link).toHaveAttribute('href', /^mailto:[^?]+\?subject=Una%20web&body=Hola/);
      await expect(page.getByRole('textbox', { name: form.message })).toHaveValue(text);
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
  });

  test('reports being offline, and sending works once back online', async ({ page, context }) => {
    await visit(page, `${site.url}/contact`);
    await fill(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByRole('alert')).toContainText(form.failures.offline);
    await context.setOffline(false);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByText(form.sent)).toBeVisible();
    expect(inbox()).toHaveLength(2);
  });
});
