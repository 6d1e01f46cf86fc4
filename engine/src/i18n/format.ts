import type { Dictionary } from './dictionary.ts';
import { languageFormats, type LanguageFormats } from './language-formats.ts';
import { perLanguage, type Language, type Localized } from './languages.ts';

/** How each language writes. Computed by the build; outside a build, at load. */
export const formats: Localized<LanguageFormats> =
  typeof siteFormats === 'undefined' ? perLanguage(languageFormats) : siteFormats;

/** Fills the `{name}` placeholders of a text. One without a value stays visible, so that the mistake shows. */
export function format(template: string, values: Readonly<Record<string, string | number>>): string {
  return keepUnits(
    template.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place)),
  );
}

/** Unit signs that follow a figure and a space, and the sign between two figures. */
const unit = /(\d) (?=(?:[%‰€×]|[mµ]?s|min|h|[cmk]?m|[mk]?g|[kKMG]B)(?![\p{L}\p{N}]))|(×) (?=\d)/gu;

export function keepUnits(text: string): string {
  return text.replace(unit, '$1$2\u00a0');
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return formats[language].direction;
}

/** `2025-09-01` → `1 sept 2025` / `1 Sept 2025`; a month `2025-09` → `sept 2025` / `Sept 2025`. */
export function formatDate(isoDate: string, language: Language): string {
  const [year = '', number = '1', day] = isoDate.split('-');
  const { months, date, month } = formats[language];
  const name = months[Number(number) - 1] ?? number;
  return format(day ? date : month, { year, month: name, day: Number(day) });
}

/** 4.5 → `4,5` / `4.5`, 1234 → `1234` / `1,234`; with a fixed number of decimals, if given. */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  const [whole = '', part] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split('.');
  const { point, group, groupedFrom } = formats[language];
  const isLong = Math.abs(value) >= 10 ** (groupedFrom - 1);
  const grouped = isLong ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return part ? grouped + point + part : grouped;
}

/** A place as printed under a photograph: `36,72 N 4,42 O`, with no-break spaces before the letters. */
export function formatCoordinates(
  { latitude, longitude }: { latitude: number; longitude: number },
  { north, east, south, west }: Dictionary['sky'],
  language: Language,
): string {
  const write = (degrees: number, letter: string) => `${formatNumber(Math.abs(degrees), language, 2)}\u00a0${letter}`;
  return `${write(latitude, latitude < 0 ? south : north)} ${write(longitude, longitude < 0 ? west : east)}`;
}

/** 75 → `75 %` (with a no-break space) / `75%`. */
export function formatPercent(value: number, language: Language): string {
  return format(formats[language].percent, { number: formatNumber(value, language) });
}

/** Localizes capture data such as `20 mm f/1.8`: `20 mm f/1,8`. */
export function formatCapture(text: string, language: Language): string {
  return keepUnits(text.replace(/(\d)\.(?=\d)/g, `$1${formats[language].point}`));
}

/** What separates the entries of a list: a comma, as its script writes it. */
export function commaOf(language: Language): string {
  return formats[language].comma;
}

/** Texts per plural form. `none`, if given, is used for zero. */
export type PluralForms = Readonly<
  { one: string; other: string; none?: string } & Partial<Record<'two' | 'few' | 'many', string>>
>;

const rules = new Map<Language, Intl.PluralRules>();

/** Cached: a year of days needs hundreds, and constructing one is slow. */
function pluralRules(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/** Picks the plural form for a count and fills in `count` and `values`. */
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
