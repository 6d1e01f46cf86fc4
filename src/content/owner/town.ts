import type { Language } from '#src/i18n/languages.ts';
import type { Content } from '../content.ts';

/** The owner's town, which is what stands before the country: `Town, Country` → `Town`. */
export function townOf({ location }: Content['profile'], language: Language): string {
  return location[language].split(',')[0] ?? '';
}
