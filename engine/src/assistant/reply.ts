import { factSizes, type ReplyExtras } from '#src/contracts/chat.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { explain, languagesOf, type AnyEngine, type Engines } from './engine.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';
import { isSpoken } from './learned.ts';
import { createPlainEngine, knownShare, plainAnswer } from './plain/plain.ts';
import { sceneOf } from './plan/plan.ts';
import { noState } from './plan/scene.ts';
import { declines } from './plan/site.ts';
import type { Turn } from './types.ts';
import { languageOf } from './words/language.ts';
import { longestQuestion } from './words/text.ts';

/** The data of an engine, as plain JSON. */
export type AnyData = Parameters<typeof knowledgeOf>[0] | Parameters<typeof createPlainEngine>[0];

export function engineFrom(data: AnyData): AnyEngine {
  return 'pack' in data ? knowledgeOf(data) : createPlainEngine(data);
}

const plainLanguages = languages.filter((each) => !isSpoken(each));

/** The languages whose data the last question of a conversation needs. */
export function neededFor(conversation: readonly Turn[], pageLanguage: Language): Set<Language> {
  const plain = plainLanguageFor(conversation, pageLanguage);
  const learned = plain.length === 0 || isSpoken(pageLanguage) ? languagesOf(conversation, pageLanguage) : [];
  return new Set([...plain, ...learned]);
}

/** The languages without a learned model in which the last question may be, the page's first. */
function plainLanguageFor(conversation: readonly Turn[], pageLanguage: Language): Language[] {
  if (plainLanguages.length === 0 || isSpoken(languageOf(lastQuestion(conversation), pageLanguage))) return [];
  return plainLanguages.toSorted((a, b) => Number(b === pageLanguage) - Number(a === pageLanguage));
}

const lastQuestion = (conversation: readonly Turn[]) =>
  conversation.findLast(({ role }) => role === 'user')?.content.slice(0, longestQuestion) ?? '';

/**
 * Answers the last message of a conversation in its language, with facts for a language model to phrase. A model phrases
 * no greeting, no refusal, and nothing that the assistant is unsure of.
 */
export function reply(engines: Engines, conversation: readonly Turn[], pageLanguage: Language) {
  const { answer, facts } = answerIn(engines, conversation, pageLanguage);
  const isAnswered = !declines(answer.target) && !/^(?:greeting|goodbye|thanks|assistant|taught)/.test(answer.target);
  return { ...answer, facts: isAnswered ? facts() : [] };
}

function answerIn(engines: Engines, conversation: readonly Turn[], pageLanguage: Language) {
  const asked = lastQuestion(conversation);
  const [best] = plainLanguageFor(conversation, pageLanguage)
    .flatMap((language) => {
      const engine = engines.get(language);
      return engine && !('pack' in engine) ? [{ engine, share: knownShare(engine, asked) }] : [];
    })
    .sort((a, b) => b.share - a.share);
  if (best && (best.share > 0 || !isSpoken(pageLanguage))) {
    const { answer, facts } = plainAnswer(best.engine, conversation);
    return { answer, facts: () => facts };
  }
  const { answer, trace } = explain(engines, conversation, pageLanguage);
  return { answer, facts: () => (trace ? [answer.text, ...nearestFacts(trace.scene.knowledge, asked)] : []) };
}

/** Data sent with the text, including the facts if the browser's own model may phrase them. */
export function extrasOf(
  { sources, suggestions, facts, language }: ReturnType<typeof reply>,
  withGrounds: boolean,
): ReplyExtras {
  // A fact that is cut could end within a number.
  const short = withGrounds ? facts.filter((fact) => fact.length <= factSizes.longest).slice(0, factSizes.most) : [];
  return { sources, suggestions, ...(short.length > 0 && { grounds: { language, facts: short } }) };
}

/** The facts for a model that gets the whole data: those of the assistant's reply, or else the nearest to the question. */
export function factsFor(engines: Engines, conversation: readonly Turn[], pageLanguage: Language): string[] {
  const engine = engines.get(pageLanguage);
  if (!engine) return [];
  const { facts } = reply(engines, conversation, pageLanguage);
  if (facts.length > 0) return facts;
  return 'pack' in engine
    ? nearestFacts(engine, lastQuestion(conversation))
    : plainAnswer(engine, conversation).facts.slice(1);
}

const mostEntities = 3;
const mostPassages = 6;

/** What the content says that is nearest to a question, a line each: for a language model that is handed all of it. */
function nearestFacts(knowledge: Knowledge, question: string): string[] {
  const { hits, subjects, reading } = sceneOf(knowledge, question, noState);
  const entities = subjects.map(({ entity }) => entity).slice(0, Math.max(mostEntities, reading.named.length));
  const said = hits.filter(({ sentence }) => !entities.includes(sentence.entity!)).slice(0, mostPassages);
  return [
    ...entities.map(
      ({ title, facts }) =>
        `${title}: ${facts.flatMap(({ field, text }) => (field === 'tags' ? [] : [text])).join(' ')}`,
    ),
    ...said.map(({ sentence }) => sentence.text),
  ];
}
