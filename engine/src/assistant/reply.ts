import { factSizes, type ReplyExtras } from '#src/contracts/chat.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { answer, createEngine, languagesOf, type Engine, type EngineData } from './engine.ts';
import { isSpoken } from './learned.ts';
import { createPlainEngine, knownShare, plainAnswer, type PlainData, type PlainEngine } from './plain/plain.ts';
import { sceneOf } from './plan/plan.ts';
import { declines } from './plan/site.ts';
import { noState } from './state.ts';
import type { Answer, AnswerOptions, Turn } from './types.ts';
import { languageOf } from './words/language.ts';

/** Answers in one language, with or without a trained model. */
export type AnyData = EngineData | PlainData;
export type AnyEngine = Engine | PlainEngine;
type AnyEngines = Pick<ReadonlyMap<Language, AnyEngine>, 'get'>;

/** An answer, with facts for a language model to phrase, if the question suits a model. */
interface GroundedAnswer extends Answer {
  facts: string[];
}

export function engineFrom(data: AnyData): AnyEngine {
  return 'pack' in data ? createEngine(data.pack, data.facts) : createPlainEngine(data);
}

const isLearned = (engine: AnyEngine | undefined): engine is Engine => engine !== undefined && 'knowledge' in engine;
const plainLanguages = languages.filter((each) => !isSpoken(each));

/** The languages whose data the last question of a conversation needs. */
export function neededFor(conversation: readonly Turn[], pageLanguage: Language): Set<Language> {
  const plain = plainLanguageFor(conversation, pageLanguage);
  if (plain.length === 0) return languagesOf(conversation, pageLanguage);
  return new Set([...plain, ...(isSpoken(pageLanguage) ? languagesOf(conversation, pageLanguage) : [])]);
}

/** The languages without a learned model in which the last question may be, the page's first. */
function plainLanguageFor(conversation: readonly Turn[], pageLanguage: Language): Language[] {
  const asked = lastQuestion(conversation);
  const written = languageOf(asked, pageLanguage);
  if (plainLanguages.length === 0 || isSpoken(written)) return [];
  return plainLanguages.toSorted((a, b) => Number(b === pageLanguage) - Number(a === pageLanguage));
}

const lastQuestion = (conversation: readonly Turn[]) =>
  conversation.findLast(({ role }) => role === 'user')?.content.slice(0, 600) ?? '';

/** Answers the last message of a conversation in its language. */
export function reply(engines: AnyEngines, conversation: readonly Turn[], options: AnswerOptions): GroundedAnswer {
  const asked = lastQuestion(conversation);
  const plain = plainLanguageFor(conversation, options.pageLanguage)
    .flatMap((language) => engines.get(language) ?? [])
    .filter((engine): engine is PlainEngine => !isLearned(engine))
    .map((engine) => ({ engine, share: knownShare(engine, asked) }))
    .sort((a, b) => b.share - a.share);
  const [best] = plain;
  if (best && (best.share > 0 || !isSpoken(options.pageLanguage))) {
    const { answer: own, facts } = plainAnswer(best.engine, conversation);
    return { ...own, facts: isAnswered(own) ? facts : [] };
  }
  const learned = { get: (language: Language) => asLearned(engines.get(language)) };
  const own = answer(learned, conversation, options);
  const engine = learned.get(own.language);
  return { ...own, facts: engine && isAnswered(own) ? [own.text, ...nearestFacts(engine, asked)] : [] };
}

/** Data sent with the text, including the facts if the browser's own model may phrase them. */
export function extrasOf({ sources, suggestions, facts, language }: GroundedAnswer, withGrounds: boolean): ReplyExtras {
  // A fact that is cut could end within a number.
  const short = withGrounds ? facts.filter((fact) => fact.length <= factSizes.longest).slice(0, factSizes.most) : [];
  return { sources, suggestions, ...(short.length > 0 && { grounds: { language, facts: short } }) };
}

function asLearned(engine: AnyEngine | undefined): Engine | undefined {
  return isLearned(engine) ? engine : undefined;
}

/** A model phrases no greeting, no refusal, and nothing that the assistant is unsure of. */
function isAnswered({ target }: Answer): boolean {
  return !declines(target) && !/^(?:greeting|goodbye|thanks|assistant|taught)/.test(target);
}

/** The facts for a model that gets the whole data: those of the assistant's reply, or else the nearest to the question. */
export function factsFor(engines: AnyEngines, conversation: readonly Turn[], options: AnswerOptions): string[] {
  const engine = engines.get(options.pageLanguage);
  if (!engine) return [];
  const { facts } = reply(engines, conversation, options);
  if (facts.length > 0) return facts;
  return isLearned(engine)
    ? nearestFacts(engine, lastQuestion(conversation))
    : plainAnswer(engine, conversation).facts.slice(1);
}

const mostEntities = 3;
const mostPassages = 6;

/** What the content says that is nearest to a question, a line each: for a language model that is handed all of it. */
function nearestFacts({ knowledge }: Engine, question: string): string[] {
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
