import type { Knowledge } from '#src/assistant/knowledge.ts';
import type { Entity } from '#src/assistant/facts/types.ts';
import { declines } from '#src/assistant/plan/site.ts';
import type { Answer } from '#src/assistant/types.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/fold-text.ts';
import { converse } from './fixture.ts';
import { inventedIn, type Licence } from './invented.ts';
import type { SetQuestion } from './questions.ts';

export interface Verdict {
  question: SetQuestion;
  answer: Answer;
  /** What is wrong, one line each; empty when all is right. */
  problems: string[];
  /** Words, figures and addresses that are in neither content nor replies. */
  invented: string[];
}

/** Asks one question, after those that go before it, as a visitor would. */
export function ask(engines: ReadonlyMap<Language, Knowledge>, question: SetQuestion): Answer {
  // A question whose language is clear is asked from a page in the other one, which is harder.
  const other = isTelling(question) ? languages.find((each) => each !== question.language) : undefined;
  const pageLanguage = question.page ?? other ?? question.language;
  return converse(engines, pageLanguage, ...question.before, question.ask).at(-1) as Answer;
}

function isTelling({ ask: text, before, kind }: SetQuestion): boolean {
  return before.length === 0 && kind !== 'typo' && text.split(/\s+/).length >= 6;
}

/** What an answer says, where it comes from, and in which language it is. */
type Given = Pick<Answer, 'text' | 'target' | 'sources' | 'language'>;

/** The projects and works that the answer names or cites as a source. */
function namedIn(entities: readonly Entity[], { text, sources }: Given): string[] {
  const shown = entities.filter(({ kind }) => ['project', 'photography', '2d-3d'].includes(kind));
  return shown.filter(({ id, title }) => sources.includes(id) || text.includes(`**${title}**`)).map(({ id }) => id);
}

/** What is wrong with an answer to a question, one line each. */
export function problemsOf(question: SetQuestion, given: Given, entities: readonly Entity[]): string[] {
  const text = foldText(given.text);
  const holds = (wanted: string) => text.includes(foldText(wanted));
  const problems: string[] = [];
  for (const wanted of question.must) {
    const choices = Array.isArray(wanted) ? wanted : [wanted];
    if (!choices.some(holds)) problems.push(`lacks ${choices.join(' | ')}`);
  }
  for (const unwanted of question.mustNot) if (holds(unwanted)) problems.push(`holds ${unwanted}`);
  const named = namedIn(entities, given);
  for (const id of question.sources) if (!named.includes(id)) problems.push(`does not name ${id}`);
  const extra = named.filter((id) => !question.sources.includes(id));
  if (question.exact && extra.length > 0) problems.push(`also names ${extra.join(', ')}`);
  if (question.count !== undefined && named.length !== question.count)
    problems.push(`names ${named.length}, not ${question.count}`);
  if (question.declines && !declines(given.target)) problems.push(`does not decline (${given.target})`);
  if (!question.declines && question.kind !== 'unknown' && declines(given.target))
    problems.push(`declines (${given.target})`);
  if (given.language !== (question.answered ?? question.language)) problems.push(`answered in ${given.language}`);
  return problems;
}

/** Asks and judges. */
export function judge(engines: ReadonlyMap<Language, Knowledge>, licence: Licence, question: SetQuestion): Verdict {
  const given = ask(engines, question);
  const problems = problemsOf(question, given, engines.get(given.language)?.facts.entities ?? []);
  return { question, answer: given, problems, invented: inventedIn(given, licence, question.ask) };
}
