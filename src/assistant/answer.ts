import { languages, type Language } from '#src/i18n/languages.ts';
import { withDescribed } from './described.ts';
import type { Context, Draft } from './draft.ts';
import { resolve } from './follow-up.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';
import { answerParts } from './parts.ts';
import { readQuestion, type Question } from './question.ts';
import { draftOf } from './reply.ts';
import type { Answer, AnswererIndex, AnswerOptions, CatalogueEntry, Turn } from './types.ts';

/** How many questions back a follow-up may point. */
const longestMemory = 3;

/** Answers the last message of a conversation from the index alone. Pure: the same input gives the same answer. */
export function answer(index: AnswererIndex, conversation: readonly Turn[], options: AnswerOptions): Answer {
  const knowledge = knowledgeOf(index);
  const exchanges = exchangesOf(conversation).slice(-longestMemory - 1);
  let context: Context = { entries: [] };
  let last: { draft: Draft; question: Question } | undefined;
  for (const { asked, replied } of exchanges) {
    const fallback = context.question?.languageSure ? context.question.language : options.pageLanguage;
    last = reply(knowledge, asked, context, fallback, options.today);
    context = {
      question: last.question,
      intent: last.draft.intent,
      entries: namedEntries(index, replied ?? last.draft.text),
    };
  }
  last ??= reply(knowledge, '', context, options.pageLanguage, options.today);
  const { draft, question } = last;
  return {
    text: draft.text,
    language: question.language,
    sources: namedEntries(index, draft.text).map(({ id }) => id),
    intent: draft.intent,
  };
}

function reply(
  knowledge: Knowledge,
  asked: string,
  context: Context,
  fallback: Language,
  today?: string,
): { draft: Draft; question: Question } {
  const read = readQuestion(knowledge, asked, fallback);
  const question = withDescribed(resolve(read, context, knowledge.index.entries), knowledge);
  const parts = answerParts(question, context, question.language, {
    knowledge,
    draftOf: (part, before) => draftOf(part, before, knowledge, today),
    namedIn: (text) => namedEntries(knowledge.index, text),
  });
  return { draft: parts ?? draftOf(question, context, knowledge, today), question };
}

/** Pairs every question with the reply that followed it. */
function exchangesOf(conversation: readonly Turn[]): { asked: string; replied?: string }[] {
  const exchanges: { asked: string; replied?: string }[] = [];
  for (const { role, content } of conversation) {
    const open = exchanges.at(-1);
    if (role === 'user') exchanges.push({ asked: content });
    else if (open && open.replied === undefined) open.replied = content;
  }
  return exchanges;
}

/** The entries whose exact title stands in bold, in the order of the text, each once. */
function namedEntries(index: AnswererIndex, text: string): CatalogueEntry[] {
  const named: CatalogueEntry[] = [];
  for (const [, title] of text.matchAll(/\*\*([^*\n]+)\*\*/g)) {
    const entry = index.entries.find((each) => languages.some((language) => each.title[language] === title));
    if (entry && !named.includes(entry)) named.push(entry);
  }
  return named;
}
