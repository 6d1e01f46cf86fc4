import type { Language } from './languages.ts';

/** Fills `{name}` places of a dictionary text. A name that is not given stays as it is, so that a mistake shows. */
export function format(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
}

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

const numberMarks = {
  es: { point: ',', group: '.', groupedFrom: 5 },
  en: { point: '.', group: ',', groupedFrom: 4 },
} as const satisfies Record<Language, { point: string; group: string; groupedFrom: number }>;

/**
 * A number as the language writes it: 4.5 → `4,5` / `4.5`, 1234 → `1234` / `1,234`; with so many decimals, if given.
 * Written out as `Intl` does it, since a phone needs some 60 ms to make its first `Intl.NumberFormat`.
 */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  const [whole = '', part] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split('.');
  const { point, group, groupedFrom } = numberMarks[language];
  const isLong = Math.abs(value) >= 10 ** (groupedFrom - 1);
  const grouped = isLong ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return part ? grouped + point + part : grouped;
}
