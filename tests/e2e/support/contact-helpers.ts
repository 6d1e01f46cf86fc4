import type { Page } from '@playwright/test';
import { hydrated } from './fixtures.ts';

/** The names of the form and its messages. */
export const words = {
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    subject: 'Asunto',
    message: 'Mensaje',
    agree: /^Acepto/,
    send: 'Enviar mensaje',
    sending: 'Enviando...',
    sent: '¡Mensaje enviado!',
    another: 'Enviar otro mensaje',
  },
  en: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    agree: /^I agree/,
    send: 'Send Message',
    sending: 'Sending...',
    sent: 'Message Sent!',
    another: 'Send Another Message',
  },
};
/** A message with what mail has to carry unharmed. */
export const text = 'Hola,\n\n  ¿tienes hueco en mayo? <b>=3D</b> 👩‍🚀\n.\nAna';

/** Opens a page and waits until it has been taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Fills every field of the form, sending nothing. */
export async function fill(page: Page, language: 'es' | 'en' = 'es', message = text): Promise<void> {
  const names = words[language];
  await page.getByRole('textbox', { name: names.name }).fill('Ana Ruiz');
  await page.getByRole('textbox', { name: names.email }).fill('ana@example.org');
  await page.getByRole('textbox', { name: names.subject }).fill('Una web');
  await page.getByRole('textbox', { name: names.message }).fill(message);
  await page.getByRole('checkbox', { name: names.agree }).check();
}
