import { answer } from '#src/assistant/answer.ts';
import type { Answer, AnswererIndex, Turn } from '#src/assistant/types.ts';
import { otherLanguage } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/text.ts';
import { inventedIn, type Licence } from './invented.ts';
import type { SetQuestion } from './questions.ts';

export interface Verdict {
  question: SetQuestion;
  answer: Answer;
  /** What is wrong, one line each; empty when all is right. */
  problems: string[];
  /** Words, figures and addresses that neither content nor fixed phrases hold. */
  invented: string[];
}

const declining = ['off-topic', 'injection', 'unknown'];
const today = '2026-11-21';

/** Asks one question, after those that go before it, as a visitor would. */
export function ask(index: AnswererIndex, question: SetQuestion): Answer {
  const conversation: Turn[] = [];
  // A question that tells its own language is asked from a page in the other one, which is harder.
  const pageLanguage = question.page ?? (isTelling(question) ? otherLanguage(question.language) : question.language);
  let last: Answer | undefined;
  for (const content of [...question.before, question.ask]) {
    conversation.push({ role: 'user', content });
    last = answer(index, conversation, { pageLanguage, today });
    conversation.push({ role: 'assistant', content: last.text });
  }
  if (!last) throw new Error(`no question in ${JSON.stringify(question)}`);
  return last;
}

function isTelling({ ask: text, before, kind }: SetQuestion): boolean {
  return before.length === 0 && kind !== 'typo' && text.split(/\s+/).length >= 6;
}

/** Asks and judges. */
export function judge(index: AnswererIndex, licence: Licence, question: SetQuestion): Verdict {
  const given = ask(index, question);
  const text = foldText(given.text);
  const holds = (wanted: string) => text.includes(foldText(wanted));
  const problems: string[] = [];
  for (const wanted of question.must) {
    const choices = Array.isArray(wanted) ? wanted : [wanted];
    if (!choices.some(holds)) problems.push(`lacks ${choices.join(' | ')}`);
  }
  for (const unwanted of question.mustNot) if (holds(unwanted)) problems.push(`holds ${unwanted}`);
  for (const id of question.sources) if (!given.sources.includes(id)) problems.push(`does not name ${id}`);
  if (question.exact) {
    const extra = given.sources.filter((id) => !question.sources.includes(id));
    if (extra.length > 0) problems.push(`also names ${extra.join(', ')}`);
  }
  if (question.count !== undefined && given.sources.length !== question.count)
    problems.push(`names ${given.sources.length}, not ${question.count}`);
  if (question.declines && !declining.includes(given.intent)) problems.push(`does not decline (${given.intent})`);
  if (!question.declines && question.kind !== 'unknown' && declining.includes(given.intent))
    problems.push(`declines (${given.intent})`);
  if (question.intent && given.intent !== question.intent)
    problems.push(`taken for ${given.intent}, not ${question.intent}`);
  if (given.language !== (question.answered ?? question.language)) problems.push(`answered in ${given.language}`);
  return { question, answer: given, problems, invented: inventedIn(given, licence) };
}
