import type { Content } from '#src/content/content.ts';
import type { Language } from '#src/i18n/languages.ts';
import { compileFacts } from './facts/compile.ts';
import english from './language/en/questions.json' with { type: 'json' };
import spanish from './language/es/questions.json' with { type: 'json' };
import { isSpoken, ofLearned } from './learned.ts';
import { firstQuestions } from './say/suggestions.ts';

/** Up to four questions that the owner's content answers, for an empty chat. */
export function firstQuestionsOf(content: Content, language: Language): string[] {
  const own = (content.faq ?? []).flatMap(({ questions }) => questions[language].slice(0, 1));
  if (!isSpoken(language)) return own.slice(0, 4);
  return firstQuestions(ofLearned({ es: spanish, en: english }, language), compileFacts(content, language));
}
