import type { Language } from '#src/i18n/languages.ts';

/** The weekday that weeks start with (Sunday is 0): Monday in Spain, Sunday in the United States. */
export const weekStarts: Readonly<Record<Language, number>> = { es: 1, en: 0 };
