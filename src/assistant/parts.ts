import type { Language } from '#src/i18n/languages.ts';
import { clausesOf } from './clauses.ts';
import { paragraphs, type Context, type Draft } from './draft.ts';
import { resolve } from './follow-up.ts';
import type { Knowledge } from './knowledge.ts';
import { has, readQuestion, type Question } from './question.ts';
import type { CatalogueEntry } from './types.ts';
import { selfContainedCues, factCues } from './words/cue-names.ts';

/** What a part is answered with, and how it was understood. */
interface Part {
  question: Question;
  draft: Draft;
}

interface Tools {
  knowledge: Knowledge;
  draftOf: (question: Question, context: Context) => Draft;
  namedIn: (text: string) => CatalogueEntry[];
}

/** With more words or parts than these it is a letter, of which only the plain requests are answered. */
const mostParts = 3;
const longestQuestion = 35;

/** More projects than these are not carried from one part to the next. */
const mostCarried = 3;

/** Answers that are none, or that only fill the gap when nothing else was understood. */
const weak = ['off-topic', 'injection', 'unknown', 'help', 'clarify', 'related', 'privacy'];
const courtesies = ['greeting', 'thanks', 'praise', 'goodbye', 'howAreYou'];

/** What can be picked out of a letter. */
const requests = ['availability', 'contact', 'response-time', 'spoken-languages', 'shop', 'what-is', 'link', 'code'];

/** What an answer says besides its own. */
const includes: Readonly<Record<string, readonly string[]>> = {
  'what-is': ['made-with', 'link', 'code', 'date', 'status', 'android'],
  availability: ['contact', 'response-time'],
  contact: ['response-time', 'social'],
};

/** "Where do you live and which languages do you speak?": each part has its answer, if all of them have one. */
export function answerParts(
  whole: Question,
  before: Context,
  language: Language,
  { knowledge, draftOf, namedIn }: Tools,
): Draft | undefined {
  const clauses = clausesOf(whole.text);
  if (clauses.length < 2 || has(whole, 'injection', 'task', 'advice', 'compare')) return undefined;
  const parts: Part[] = [];
  let context = before;
  for (const clause of clauses) {
    const question = partOf(
      resolve(readQuestion(knowledge, clause, language), context, knowledge.index.entries),
      whole,
    );
    const draft = draftOf({ ...question, language }, context);
    if (courtesies.includes(draft.intent)) continue;
    parts.push({ question, draft });
    const entries = namedIn(draft.text);
    context = { question, intent: draft.intent, entries: entries.length > mostCarried ? [] : entries };
  }
  if (parts.length > mostParts || whole.tokens.length > longestQuestion)
    return join(parts.filter(({ draft }) => requests.includes(draft.intent)));
  if (parts.length < 2 || !parts.every(isAnswered)) return undefined;
  // What the site does not tell of its owner was not asked of a character.
  const isNovel = parts.some(({ draft }) => draft.intent === 'novel');
  return join(isNovel ? parts.filter(({ draft }) => draft.intent !== 'unknown') : parts);
}

/** "Link and code of Local AI": what only the other part names is meant in this one as well. */
function partOf(question: Question, whole: Question): Question {
  const namesNothing =
    question.entries.length === 0 && question.topics.length === 0 && !has(question, ...selfContainedCues);
  return namesNothing && question.rest.length === 0 && has(question, ...factCues)
    ? { ...question, entries: whole.entries }
    : question;
}

function isAnswered({ question, draft }: Part): boolean {
  if (draft.intent === 'unknown') return has(question, 'unpublished');
  return asks(question) && !weak.includes(draft.intent);
}

/** More than a name: "React and TypeScript" are not two questions. */
function asks(question: Question): boolean {
  return has(
    question,
    ...factCues,
    ...selfContainedCues,
    'whatIs',
    'whyHow',
    'count',
    'newest',
    'oldest',
    'best',
    'worst',
    'pages',
    'buy',
    'listen',
    'read',
    'genre',
    'reviews',
    'author',
  );
}

/** The answers one below the other, without those that another one holds. */
function join(parts: readonly Part[]): Draft | undefined {
  const kept = parts.filter(
    ({ draft }, at) =>
      !parts.some(
        (other, otherAt) =>
          otherAt !== at &&
          (includes[other.draft.intent]?.includes(draft.intent) || (other.draft.text === draft.text && otherAt < at)),
      ),
  );
  const [first] = kept;
  if (!first) return undefined;
  const telling = kept.find(({ draft }) => draft.intent !== 'unknown') ?? first;
  return { text: paragraphs(...kept.map(({ draft }) => draft.text)), intent: telling.draft.intent };
}
