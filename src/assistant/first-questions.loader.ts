import type { Content } from '#src/content/content.ts';
import type { Language } from '#src/i18n/languages.ts';
import { compileFacts } from './facts/compile.ts';
import english from './language/en/questions.json' with { type: 'json' };
import spanish from './language/es/questions.json' with { type: 'json' };
import { isSpoken } from './learned.ts';
import { firstQuestions } from './reply/suggestions.ts';

/** Four questions that this owner's content answers, for a window in which nothing was asked yet. */
export function firstQuestionsOf(content: Content, language: Language): string[] {
  const questions = { es: spanish, en: english }[language];
  return isSpoken(language) ? firstQuestions(questions, compileFacts(content, language)) : [];
}
