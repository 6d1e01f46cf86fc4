import type { Page } from '@playwright/test';
import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';

export const words = { es: es.contact.form, en: en.contact.form };

/** A message with content that mail encodings often damage. */
export const text = 'Hola,\n\n  ¿tienes hueco en mayo? <b>=3D</b> 👩‍🚀\n.\nAna';

export async function fill(page: Page, language: 'es' | 'en' = 'es', message = text): Promise<void> {
  const names = words[language];
  await page.getByRole('textbox', { name: names.name }).fill('Ana Ruiz');
  await page.getByRole('textbox', { name: names.email }).fill('ana@example.org');
  await page.getByRole('textbox', { name: names.subject }).fill('Una web');
  await page.getByRole('textbox', { name: names.message }).fill(message);
  await page.getByRole('checkbox', { name: names.agree }).check();
}

/** The position and border style of each control. */
export async function looks(page: Page): Promise<{ place: string; line: string }[]> {
  return page.locator('form :is(input:not([name="website"]), textarea, [type="submit"])').evaluateAll((controls) => {
    const { top } = controls[0]?.getBoundingClientRect() ?? new DOMRect();
    return controls.map((control) => {
      const box = control.getBoundingClientRect();
      const { borderBottomColor, boxShadow } = getComputedStyle(control);
      const place = [box.x, box.y - top, box.width, box.height].map(Math.round).join(' ');
      return { place, line: `${borderBottomColor} ${boxShadow}` };
    });
  });
}
