import type { Page } from '@playwright/test';

/** The owner's roles, in the order that the first screen types them. */
export const roles = {
  es: ['Desarrolladora Full Stack', 'Fotógrafa Astronómica', 'Piloto de Drones FPV', 'Diseñadora Web'],
  en: ['Full Stack Developer', 'Astronomical Photographer', 'FPV Drone Pilot', 'Web Designer'],
};

/** The line that types the roles. */
export function roleLine(page: Page, language: 'es' | 'en') {
  return page.getByRole('img', { name: roles[language].join(' · ') });
}
