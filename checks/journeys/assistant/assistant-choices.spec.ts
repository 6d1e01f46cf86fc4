import { es } from '#src/i18n/es.ts';
import { chatOn, completions } from '../support/chat-helpers.ts';
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

test('a clarifying question shows two buttons and does not use up the limit', async ({ page }) => {
  const asked: string[] = [];
  const choices = ['¿Quién es la autora?', '¿Qué proyectos hay?'];
  await page.route(completions, async (route) => {
    const { messages } = route.request().postDataJSON() as { messages: { content: string }[] };
    asked.push(messages.at(-1)?.content ?? '');
    const isFirst = asked.length === 1;
    await route.fulfill({
      json: {
        model: 'site-index',
        choices: [{ message: { role: 'assistant', content: isFirst ? '¿Cuál de las dos cosas?' : 'Lista' } }],
        site: isFirst ? { sources: [], choices, asksBack: true } : { sources: [] },
      },
    });
  });
  const chat = chatOn(page);
  await chat.open('/');
  await chat.ask('eso');
  await expect(chat.log).toContainText('¿Cuál de las dos cosas?');
  await expect(chat.count).toHaveText('10/10');
  const buttons = choices.map((name) => chat.dialog.getByRole('button', { name }));
  await expect(buttons[0]!).toBeVisible();
  await buttons[1]!.click();
  await expect(chat.log).toContainText('Lista');
  expect(asked).toEqual(['eso', choices[1]]);
  await expect(chat.count).toHaveText('9/10');
});
