import type { Page } from '@playwright/test';
import { content } from '../support/site-content.ts';

/** The owner's roles, in the order in which the line shows them. */
const rolesIn = (language: 'es' | 'en') => content.profile.roles.map((role) => role[language]);
export const roles = { es: rolesIn('es'), en: rolesIn('en') };

export function roleLine(page: Page, language: 'es' | 'en') {
  return page.getByRole('img', { name: roles[language].join(' · ') });
}
