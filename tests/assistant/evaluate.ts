import type { Engine } from '#src/assistant/engine.ts';
import type { Answer } from '#src/assistant/types.ts';
import { otherLanguage, type Language } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/text.ts';
import { converse } from './fixture.ts';
import { inventedIn, type Licence } from './invented.ts';
import type { SetQuestion } from './questions.ts';

export interface Verdict {
  question: SetQuestion;
  answer: Answer;
  /** What is wrong, one line each; empty when all is right. */
  problems: string[];
  /** Words, figures and addresses that neither content nor replies hold. */
  invented: string[];
}

/** True for an answer that answers nothing. */
export function declines({ target }: Answer): boolean {
  return /^off\.|^(injection|unknown|x\.unknown|foreign)$/.test(target);
}

/** Asks one question, after those that go before it, as a visitor would. */
export function ask(engines: ReadonlyMap<Language, Engine>, question: SetQuestion): Answer {
  // A question that tells its own language is asked from a page in the other one, which is harder.
  const pageLanguage = question.page ?? (isTelling(question) ? otherLanguage(question.language) : question.language);
  return converse(engines, pageLanguage, ...question.before, question.ask).at(-1) as Answer;
}

function isTelling({ ask: text, before, kind }: SetQuestion): boolean {
  return before.length === 0 && kind !== 'typo' && text.split(/\s+/).length >= 6;
}

/** Asks and judges. */
export function judge(engines: ReadonlyMap<Language, Engine>, licence: Licence, question: SetQuestion): Verdict {
  const given = ask(engines, question);
  const text = foldText(given.text);
  const holds = (wanted: string) => text.includes(foldText(wanted));
  const problems: string[] = [];
  for (const wanted of question.must) {
    const choices = Array.isArray(wanted) ? wanted : [wanted];
    if (!choices.some(holds)) problems.push(`lacks ${choices.join(' | ')}`);
  }
  for (const unwanted of question.mustNot) if (holds(unwanted)) problems.push(`holds ${unwanted}`);
  if (question.declines && !declines(given)) problems.push(`does not decline (${given.target})`);
  if (!question.declines && question.kind !== 'unknown' && declines(given)) problems.push(`declines (${given.target})`);
  if (given.language !== (question.answered ?? question.language)) problems.push(`answered in ${given.language}`);
  return { question, answer: given, problems, invented: inventedIn(given, licence, question.ask) };
}
