import type { Locator, Page, Route } from '@playwright/test';
import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { hydrated } from './fixtures.ts';

const names = {
  es: {
    open: 'Abrir chat',
    title: 'Asistente',
    field: 'Escribe tu mensaje',
    send: 'Enviar',
    minimize: 'Minimizar',
    restore: 'Restaurar',
    reset: 'Reiniciar',
    close: 'Cerrar',
    stop: 'Detener',
    retry: 'Reintentar',
    move: 'Mover la ventana: flechas del teclado',
  },
  en: {
    open: 'Open chat',
    title: 'Assistant',
    field: 'Type your message',
    send: 'Send',
    minimize: 'Minimize',
    restore: 'Restore',
    reset: 'Reset',
    close: 'Close',
    stop: 'Stop',
    retry: 'Try again',
    move: 'Move the window: arrow keys',
  },
} as const;

/** The chat as a visitor finds it, by roles and names. */
export function chatOn(page: Page, language: 'es' | 'en' = 'es') {
  const words = names[language];
  const dialog = page.getByRole('dialog', { name: words.title });
  const button = (name: Exclude<keyof typeof words, 'open' | 'title' | 'field'>): Locator =>
    dialog.getByRole('button', { name: words[name], exact: true });
  const field = dialog.getByRole('textbox', { name: words.field });
  return {
    dialog,
    field,
    button,
    launcher: page.getByRole('button', { name: words.open }),
    log: dialog.getByRole('log'),
    count: dialog.locator('[data-tone]'),
    async open(address: string) {
      await page.goto(address);
      await hydrated(page);
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

/** Answers with this text, as a provider's model. */
export function replying(text: string) {
  return (route: Route) =>
    route.fulfill({ json: { model: 'test', choices: [{ message: { role: 'assistant', content: text } }] } });
}

/** What the page keeps under `chat_usage`. */
export function storedUsage(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('chat_usage') ?? 'null') as unknown);
}

/** What the window says when no reply comes. */
export const errorText = { es: es.chat.error, en: en.chat.error };
