import type { Content } from '#src/content/content.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Written } from './types.ts';

/** The prepared answers of a language. */
export function writtenAnswers({ answers }: Content, language: Language): Written[] {
  return (answers[language] ?? []).map(({ about, asks, answer, kind }) => ({
    about,
    asks: [...asks],
    answer,
    ...(kind === 'unsaid' ? { isUnsaid: true } : {}),
  }));
}
