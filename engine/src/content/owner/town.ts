import type { Language } from '#src/i18n/languages.ts';
import type { Content } from '../content.ts';

/** The part of the location before the comma, Arabic or not: `Town, Country` → `Town`. */
export function townOf({ location }: Content['profile'], language: Language): string {
  return location[language].split(/[,،]/)[0] ?? '';
}
