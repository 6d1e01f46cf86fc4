import { chatOn, completions } from '../support/chat-helpers.ts';
import { expect, test } from '../support/fixtures.ts';

test('an empty window offers four questions of this site; one click asks', async ({ page }) => {
  const chat = chatOn(page);
  await chat.open('/');
  const offered = chat.dialog.getByRole('list', { name: 'Preguntas para empezar' }).getByRole('button');
  await expect(offered).toHaveCount(4);
  const question = await offered.first().innerText();
  await offered.first().click();
  await expect(chat.log).toContainText(question);
  await expect(chat.count).toHaveText('9/10');
});

test('a reply is followed by suggested questions', async ({ page }) => {
  const chat = chatOn(page, 'en');
  await chat.open('/en');
  await chat.ask('What is CityVox?');
  const next = chat.dialog.getByRole('list', { name: 'Follow-up questions' }).getByRole('button');
  await expect(next.first()).toBeVisible();
  const question = await next.first().innerText();
  await next.first().click();
  await expect(chat.log).toContainText(question);
  await expect(chat.count).toHaveText('8/10');
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
