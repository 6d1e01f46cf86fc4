import { es } from '#src/i18n/es.ts';
import { chatOn } from '../support/chat-helpers.ts';
import { expect, test } from '../support/fixtures.ts';

test('an empty window offers four questions of this site, a reply offers more; one click asks', async ({ page }) => {
  const chat = chatOn(page);
  await chat.open('/');
  const listed = (name: string) => chat.dialog.getByRole('list', { name }).getByRole('button');
  const askFirst = async (name: string) => {
    const question = await listed(name).first().innerText();
    await listed(name).first().click();
    await expect(chat.log).toContainText(question);
  };
  await expect(listed(es.chat.suggestionsLabel)).toHaveCount(4);
  await askFirst(es.chat.suggestionsLabel);
  await expect(chat.count).toHaveText('9/10');
  await chat.ask('¿Qué es CityVox?');
  await askFirst(es.chat.followUpsLabel);
  await expect(chat.count).toHaveText('7/10');
});
