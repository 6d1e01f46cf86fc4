import { format } from '#src/i18n/format.ts';
import { es } from '#src/i18n/es.ts';
import { fill, looks, text, words } from './contact-helpers.ts';
import { byClass } from '../support/by-class.ts';
import { content, email } from '../support/site-content.ts';
import { core, expect, expecting, hold, hydrated, mirrored, test, visit } from '../support/fixtures.ts';

/** The first heading of a text in Markdown. */
const headingIn = (markdown: string) => /^#+ (.+)$/m.exec(markdown)?.[1] ?? '';

for (const { language, address } of mirrored('/contact')) {
  test(`${language}: simulated by default, in 1.5 seconds, without a request`, core, async ({ page }) => {
    const names = words[language];
    await page.clock.install();
    await visit(page, address);
    const untouched = await looks(page);
    const send = page.getByRole('button', { name: names.send });
    await expect(send).toBeDisabled();
    await expect(page.getByText(format(names.rehearsal.before, { email }))).toBeVisible();
    await fill(page, language);
    await expect(send).toBeEnabled();
    await page.getByRole('checkbox').uncheck();
    await expect(send).toBeDisabled();
    await page.getByRole('checkbox').check();

    const calls: string[] = [];
    // When the form disappears, the footer comes into view and loads its own assets.
    page.on('request', (request) => request.url().includes('/assets/') || calls.push(request.url()));
    await page.clock.pauseAt(Date.now() + 60_000);
    await send.dblclick();
    await expect(page.getByRole('button', { name: names.sending })).toBeDisabled();
    await page.clock.runFor(1400);
    await expect(page.getByRole('button', { name: names.sending })).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('status', { name: names.sent })).toHaveText(names.sent);
    expect(calls).toEqual([]);
    await expect(page.getByText(names.rehearsal.title, { exact: true })).toBeVisible();
    await expect(page.getByText(format(names.rehearsal.after, { email }))).toBeVisible();
    const mail = page.getByRole('link', { name: names.rehearsal.openMail });
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${email}\\?.*${encodeURIComponent(text)}`));
    await expect(page.locator(byClass('postmark'))).toBeHidden();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('region', { name: names.meanwhile }).getByRole('link')).not.toHaveCount(0);

    await page.getByRole('button', { name: names.sendAnother }).click();
    await expect(page.getByRole('textbox', { name: names.name })).toBeFocused();
    for (const field of ['name', 'email', 'subject', 'message'] as const)
      await expect(page.getByRole('textbox', { name: names[field] })).toHaveValue('');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(send).toBeDisabled();
    await page.getByRole('checkbox').focus();
    // The button that was pressed is gone, and a field may be under the pointer.
    await page.mouse.move(0, 0);
    await page.clock.runFor(1000);
    await expect.poll(() => looks(page)).toEqual(untouched);
  });
}

test('a press of the disabled button marks what is missing', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('textbox', { name: words.es.name }).fill('Ana');
  await expect(page.getByText(words.es.consent)).toContainText(words.es.subject);
  await page.getByRole('button', { name: words.es.send }).click({ force: true });
  for (const field of ['email', 'subject', 'message'] as const)
    await expect(page.getByText(words.es.missing[field])).toBeVisible();
  await expect(page.getByText(words.es.problems.not_agreed)).toBeVisible();
  await expect(page.getByRole('textbox', { name: words.es.email })).toBeFocused();
});

test('empty fields show no error, and errors shift nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/contact');
    const untouched = await looks(page);
    await page.getByRole('textbox', { name: words.es.name }).focus();
    for (let fields = 0; fields < 5; fields++) await page.keyboard.press('Tab');
    await expect.poll(() => looks(page), `${width} px`).toEqual(untouched);

    const email = page.getByRole('textbox', { name: words.es.email });
    await email.fill('malo');
    await email.blur();
    await expect(page.getByText(words.es.problems.email_invalid)).toBeVisible();
    const changed = async (part: 'line' | 'place') =>
      (await looks(page)).filter((each, index) => each[part] !== untouched[index]?.[part]).length;
    await expect.poll(() => changed('line')).toBe(1);
    expect(await changed('place')).toBe(0);
    await email.fill('');
  }
});

test('the confirmation scrolls into view below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, '/contact');
  await fill(page);
  const send = page.getByRole('button', { name: words.es.send });
  // At the bottom of the screen, because what was above it disappears after sending.
  await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await send.click();
  const sent = page.getByText(words.es.sent);
  await expect(sent).toBeVisible();
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  const place = () => sent.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  await expect.poll(async () => (await place()).top).toBeGreaterThanOrEqual(header);
  await expect.poll(async () => (await place()).bottom).toBeLessThanOrEqual(700);
});

test('validates each field after it was left, not before', core, async ({ page }) => {
  await visit(page, '/contact');
  const email = page.getByRole('textbox', { name: words.es.email });
  await email.pressSequentially('ana@');
  await expect(page.getByText(words.es.problems.email_invalid)).toBeHidden();
  await email.press('Tab');
  await expect(page.getByText(words.es.problems.email_invalid)).toBeVisible();
  await expect(email).toHaveAccessibleDescription(
    new RegExp(`${format(words.es.limit, { limit: 254 })}.*${words.es.problems.email_invalid}`),
  );
  await email.fill('a@example.com');
  await expect(page.getByText(words.es.problems.email_invalid)).toBeHidden();
});

test('input survives a language switch and a reload, in this tab only', async ({ page, context }) => {
  await visit(page, '/contact');
  await fill(page);
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await expect(page.getByRole('textbox', { name: words.en.message })).toHaveValue(text);
  await page.reload();
  await expect(page.getByRole('textbox', { name: words.en.message })).toHaveValue(text);
  await expect(page.getByRole('button', { name: words.en.send })).toBeEnabled();
  const other = await context.newPage();
  await visit(other, '/en/contact');
  await expect(other.getByRole('textbox', { name: words.en.message })).toHaveValue('');
  await page.getByRole('button', { name: words.en.send }).click();
  await expect(page.getByText(words.en.sent)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: words.en.message })).toHaveValue('');
});

test('input typed before JavaScript loads is added to the saved draft', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('textbox', { name: words.es.message }).fill(text);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('mayo');
  const letGo = await hold(page, '**/assets/entry-client*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('textbox', { name: words.es.name }).fill('Ana');
  letGo();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: words.es.message })).toHaveValue(text);
  await page.reload();
  await expect(page.getByRole('textbox', { name: words.es.name })).toHaveValue('Ana');
  await expect(page.getByRole('textbox', { name: words.es.message })).toHaveValue(text);
});

test('the agreement links to the privacy note', async ({ page }) => {
  await visit(page, '/contact');
  const link = page.getByRole('link', { name: words.es.privacy });
  const note = page.locator('details').getByRole('heading', { name: headingIn(content.privacy.body.es) });
  await link.click();
  await expect(note).toBeVisible();
  await page.locator('summary').click();
  await expect(note).toBeHidden();
  // The address is unchanged, and yet it must open again.
  await link.click();
  await expect(note).toBeVisible();
});

test("while the form's code fails to load, the page says so", expecting('net::ERR_FAILED'), async ({ page }) => {
  const code = /\/contact-form\.island-[\w-]+\.js$/;
  await page.route(code, (route) => route.abort());
  await visit(page, '/contact');
  const alert = page.getByRole('alert').filter({ hasText: es.contact.failed });
  await expect(alert.getByRole('link', { name: email })).toBeVisible();
  await page.unroute(code);
  await fill(page);
  await expect(page.getByRole('button', { name: words.es.send })).toBeEnabled();
  await expect(alert).toHaveCount(0);
});
