import type { Language } from './languages.ts';

/** Fills `{name}` places of a dictionary text. A name that is not given stays as it is, so that a mistake shows. */
export function format(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
}

const locales = { es: 'es-ES', en: 'en-US' } as const satisfies Record<Language, string>;
const spanishMonths = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];
const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Short month names, January first. Written out so that every browser and server shows the same. */
export function monthNames(language: Language): readonly string[] {
  return language === 'es' ? spanishMonths : englishMonths;
}

/** `2025-09-01` → `1 sept 2025` / `Sep 1, 2025`; a month `2025-09` → `sept 2025` / `Sep 2025`. */
export function formatDate(isoDate: string, language: Language): string {
  const [year = '', month = '1', day] = isoDate.split('-');
  const name = monthNames(language)[Number(month) - 1] ?? month;
  if (!day) return `${name} ${year}`;
  return language === 'es' ? `${Number(day)} ${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}

/** A number as the language writes it: 4.5 → `4,5` / `4.5`. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locales[language], options).format(value);
}
