import { languageFormats, type LanguageFormats } from './language-formats.ts';
import { perLanguage, type Language, type Localized } from './languages.ts';

/** Made by the build; without one, at once. */
const formats: Localized<LanguageFormats> =
  typeof siteFormats === 'undefined' ? perLanguage(languageFormats) : siteFormats;

/** Fills `{name}` places of a dictionary text. A name that is not given stays as it is, so that a mistake shows. */
export function format(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
}

/** Short month names, January first. */
export function monthNames(language: Language): readonly string[] {
  return formats[language].months;
}

/** The weekday that the language's weeks start with; Sunday is 0. */
export function weekStart(language: Language): number {
  return formats[language].weekStart;
}

/** `2025-09-01` → `1 sept 2025` / `Sep 1, 2025`; a month `2025-09` → `sept 2025` / `Sep 2025`. */
export function formatDate(isoDate: string, language: Language): string {
  const [year = '', number = '1', day] = isoDate.split('-');
  const { months, date, month } = formats[language];
  const name = months[Number(number) - 1] ?? number;
  return format(day ? date : month, { year, month: name, day: Number(day) });
}

/** A number as the language writes it: 4.5 → `4,5` / `4.5`, 1234 → `1234` / `1,234`; with so many decimals, if given. */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  const [whole = '', part] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split('.');
  const { point, group, groupedFrom } = formats[language];
  const isLong = Math.abs(value) >= 10 ** (groupedFrom - 1);
  const grouped = isLong ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return part ? grouped + point + part : grouped;
}

/** A text for a number: what stands for none, if that has words of its own, or the form that the language wants. */
export type PluralForms = Readonly<
  { one: string; other: string; none?: string } & Partial<Record<'two' | 'few' | 'many', string>>
>;

const rules = new Map<Language, Intl.PluralRules>();

/** One each: a year of days asks for hundreds, and to make one is slow. */
function pluralRules(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/** Picks the form for a count and fills in the count, and `values`. */
export function plural(
  forms: PluralForms,
  count: number,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const rule = pluralRules(language).select(count);
  const form = (count === 0 && forms.none) || (rule !== 'zero' && forms[rule]) || forms.other;
  return format(form, { ...values, count: formatNumber(count, language) });
}
