import type { Page } from '@playwright/test';
import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { hydrated } from '../support/fixtures.ts';

/** What the form calls its fields and buttons, and what it says. */
export const words = { es: es.contact.form, en: en.contact.form };

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
