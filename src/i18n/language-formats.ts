/** How a language writes dates and numbers. */
export interface LanguageFormats {
  /** Short month names, January first. */
  months: readonly string[];
  /** `{day} {month} {year}` in the language's order. */
  date: string;
  /** A month of a year, likewise. */
  month: string;
  point: string;
  group: string;
  /** So many figures are written in groups. */
  groupedFrom: number;
  /** The weekday that weeks start with; Sunday is 0. */
  weekStart: number;
}

/**
 * What `Intl` knows about a language, as plain data. The build asks and writes the answer into `format.ts`, so that every
 * browser and server shows the same, and a phone need not spend some 60 ms on its first `Intl.NumberFormat`.
 */
export function languageFormats(language: string): LanguageFormats {
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const { year, month } = day;
  const number = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(123456.5);
  const small = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1234);
  return {
    months: Array.from({ length: 12 }, (_, index) => partsOf(language, day, index).month ?? ''),
    date: partsOf(language, day, 0).pattern,
    month: partsOf(language, { year, month }, 0).pattern,
    point: number.find(({ type }) => type === 'decimal')?.value ?? '.',
    group: number.find(({ type }) => type === 'group')?.value ?? '',
    groupedFrom: small.some(({ type }) => type === 'group') ? 4 : 5,
    weekStart: firstWeekday(language),
  };
}

/** A month of 2025 as the language writes it, and the pattern of that. */
function partsOf(language: string, options: Intl.DateTimeFormatOptions, month: number) {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });
  const parts = format.formatToParts(Date.UTC(2025, month, 3));
  const pattern = parts.map(({ type, value }) => (type === 'literal' ? value : `{${type}}`)).join('');
  return { month: parts.find(({ type }) => type === 'month')?.value, pattern };
}

type WeekInfo = Readonly<{ firstDay: number }>;

/** Newer engines have a method for it, older ones a property. */
function firstWeekday(language: string): number {
  const locale = new Intl.Locale(language).maximize() as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) % 7;
}
