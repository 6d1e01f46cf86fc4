import type { Dictionary } from '#src/i18n/dictionary.ts';
import { formatDate, plural } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';

export type ContributionWords = Dictionary['contributions'];

/** `3 contributions on 5 Mar 2026` */
export function dayText(day: { date: string; count: number }, words: ContributionWords, language: Language): string {
  return plural(words.day, day.count, language, { date: formatDate(day.date, language) });
}
