import type { Page } from '@playwright/test';

/** The owner's roles, in the order in which they are typed. */
export const roles = {
  es: ['Desarrolladora Full Stack', 'Fotógrafa Astronómica', 'Piloto de Drones FPV', 'Diseñadora Web'],
  en: ['Full Stack Developer', 'Astronomical Photographer', 'FPV Drone Pilot', 'Web Designer'],
};

export function roleLine(page: Page, language: 'es' | 'en') {
  return page.getByRole('img', { name: roles[language].join(' · ') });
}
