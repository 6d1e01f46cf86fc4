import { en } from '#src/i18n/en.ts';
import { chatOn, completions, errorText } from '../support/chat-helpers.ts';
import { expect, test, visit } from '../support/fixtures.ts';

test.describe('on a static host', () => {
  test.use({ allowedErrors: ['405'] });

  test('this browser answers from the same content', async ({ page }) => {
    await page.route(completions, (route) =>
      route.fulfill({ status: 405, contentType: 'text/html', body: '<h1>405</h1>' }),
    );
    const chat = chatOn(page, 'en');
    await chat.open('/en');
    await chat.ask('What is SVC Moto?');
    await expect(chat.log.getByRole('link', { name: /SVC Moto/ })).toHaveAttribute('href', '/en/projects#scv-moto');
    await expect(chat.dialog.getByText("Answered by this site's own index")).toBeVisible();
    await expect(chat.count).toHaveText('9/10');
    const next = chat.dialog.getByRole('list', { name: en.chat.followUpsLabel }).getByRole('button');
    await expect(next.first()).toBeVisible();
  });
});

test.describe('offline', () => {
  test.use({ allowedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });

  test('it reports the missing connection and offers a retry', async ({ page, context }) => {
    const chat = chatOn(page);
    await chat.open('/');
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await chat.ask('¿Qué es SVC Moto?');
    await expect(chat.log).toContainText(errorText.es);
    await expect(chat.log).toContainText('no hay conexión');
    await expect(chat.count).toHaveText('10/10');
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await chat.button('retry').click();
    await expect(chat.count).toHaveText('9/10');
  });

  test('a window that fails to load says so, and opens later', async ({ page, context }) => {
    await visit(page, '/');
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
