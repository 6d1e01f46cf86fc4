import { languages, type Language } from '#src/i18n/languages.ts';
import { sceneOf, type Context, type Draft, type Reply, type Scene } from './draft.ts';
import { resolve } from './follow-up.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';
import { readQuestion, type Question } from './question.ts';
import { comparison } from './replies/compare.ts';
import { aboutEntries, equipment } from './replies/entries.ts';
import { retrieved, unknown, whichProject } from './replies/fallback.ts';
import { lists, recommendation } from './replies/lists.ts';
import { aboutNovel } from './replies/novel.ts';
import { aboutOwner, aboutSite, reach, unpublished } from './replies/owner.ts';
import { skills } from './replies/skills.ts';
import { aboutAssistant, courtesy, declined, helpText } from './replies/smalltalk.ts';
import type { Answer, AnswererIndex, AnswerOptions, CatalogueEntry, Turn } from './types.ts';

/** How many questions back a follow-up may point. */
const longestMemory = 3;

/** The first reply that has an answer gives it. */
const replies: Reply[] = [
  courtesy,
  declined,
  aboutAssistant,
  comparison,
  aboutNovelFirst,
  aboutEntries,
  aboutNovel,
  equipment,
  unpublished,
  skills,
  reach,
  aboutOwner,
  aboutSite,
  lists,
  recommendation,
  whichProject,
  retrieved,
];

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
  if (!last) {
    const question = readQuestion(knowledge, '', options.pageLanguage);
    last = { question, draft: { text: helpText(sceneOf(question, context, knowledge)), intent: 'help' } };
  }
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
  const question = resolve(read, context);
  const scene = sceneOf(question, context, knowledge, today);
  return { draft: firstDraft(scene), question };
}

function firstDraft(scene: Scene): Draft {
  if (/^\W*(si|no|claro|yes|yeah|yep|nope|sure)\W*$/.test(scene.question.text))
    return { text: helpText(scene), intent: 'help' };
  if (scene.question.tokens.length === 0 && !/[<{]/.test(scene.question.original))
    return { text: helpText(scene), intent: 'help' };
  for (const each of replies) {
    const draft = each(scene);
    if (draft) return draft;
  }
  return unknown(scene);
}

/** A character or a chapter that is named outweighs a project that shares a word with it. */
function aboutNovelFirst(scene: Scene): Draft | undefined {
  const { question } = scene;
  return question.entries.length === 0 && (question.characters.length > 0 || question.chapters.length > 0)
    ? aboutNovel(scene)
    : undefined;
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
