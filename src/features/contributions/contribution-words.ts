import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format, formatDate, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';

export type ContributionWords = Dictionary['contributions'];

/** Picks the form for none, one or more, and fills in the number. */
export function countText(
  forms: Readonly<{ none: string; one: string; other: string }>,
  count: number,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const form = count === 0 ? forms.none : count === 1 ? forms.one : forms.other;
  return format(form, { ...values, count: formatNumber(count, language) });
}

/** `3 contributions on Mar 5, 2026` */
export function dayText(day: { date: string; count: number }, words: ContributionWords, language: Language): string {
  return countText(words.day, day.count, language, { date: formatDate(day.date, language) });
}
