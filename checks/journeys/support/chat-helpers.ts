import type { Locator, Page, Route } from '@playwright/test';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { visit } from './fixtures.ts';

type Button = 'send' | 'minimize' | 'restore' | 'reset' | 'close' | 'stop' | 'retry' | 'move';

export function chatOn(page: Page, language: 'es' | 'en' = 'es') {
  const words = dictionaries[language].chat;
  const dialog = page.getByRole('dialog', { name: words.title });
  const button = (name: Button): Locator => dialog.getByRole('button', { name: words[name], exact: true });
  const field = dialog.getByRole('textbox', { name: words.placeholder });
  return {
    dialog,
    field,
    button,
    launcher: page.getByRole('button', { name: words.open }),
    log: dialog.getByRole('log'),
    count: dialog.locator('[data-tone]'),
    async open(address: string) {
      await visit(page, address);
      await page.getByRole('button', { name: words.open }).click();
      await dialog.waitFor();
    },
    async ask(text: string) {
      await field.fill(text);
      await field.press('Enter');
    },
  };
}

export const completions = '**/api/chat/completions';

export function replying(text: string) {
  return (route: Route) =>
    route.fulfill({ json: { model: 'test', choices: [{ message: { role: 'assistant', content: text } }] } });
}

export function storedUsage(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('chat_usage') ?? 'null') as unknown);
}

/** The message shown when no reply comes. */
export const errorText = { es: dictionaries.es.chat.error, en: dictionaries.en.chat.error };
