import { answer } from '#src/assistant/answer.ts';
import { buildIndex } from '#src/assistant/build-index.ts';
import type { Answer, AnswererIndex, Turn } from '#src/assistant/types.ts';
import { loadContent } from '#src/content/load.ts';
import type { Language } from '#src/i18n/languages.ts';

/** The index of the site's own content, as it is sent: through JSON. */
export const index = JSON.parse(JSON.stringify(buildIndex(loadContent(process.cwd())))) as AnswererIndex;

/** The question set and these tests are about the content the site ships with. */
export const hasDemoContent = index.owner.name === 'Alba Serrano';

/** Asks one question after another and gives the last answer. */
export function converse(pageLanguage: Language, ...questions: string[]): Answer {
  const conversation: Turn[] = [];
  let last: Answer | undefined;
  for (const content of questions) {
    conversation.push({ role: 'user', content });
    last = answer(index, conversation, { pageLanguage });
    conversation.push({ role: 'assistant', content: last.text });
  }
  if (!last) throw new Error('nothing was asked');
  return last;
}
