import { chatOn, errorText } from '../support/chat-helpers.ts';
import { expect, test } from '../support/fixtures.ts';

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
});
