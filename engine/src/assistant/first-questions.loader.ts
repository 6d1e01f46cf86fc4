import type { Content } from '#src/content/content.ts';
import type { Language } from '#src/i18n/languages.ts';
import { compileFacts } from './facts/compile.ts';
import english from './language/en/questions.json' with { type: 'json' };
import spanish from './language/es/questions.json' with { type: 'json' };
import { isSpoken, ofLearned } from './learned.ts';
import { firstQuestions } from './say/suggestions.ts';

/** Four questions that this owner's content answers, for a window in which nothing was asked yet. */
export function firstQuestionsOf(content: Content, language: Language): string[] {
  if (!isSpoken(language)) return [];
  return firstQuestions(ofLearned({ es: spanish, en: english }, language), compileFacts(content, language));
}
