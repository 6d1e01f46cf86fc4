import type { Language } from '#src/i18n/languages.ts';
import { entryOf, isEntry } from './facts/records.ts';
import type { Entity } from './facts/types.ts';
import type { Knowledge } from './knowledge.ts';
import { isSpoken, spokenLanguages } from './learned.ts';
import type { PlainEngine } from './plain/plain.ts';
import { traceOf, type Trace } from './plan/plan.ts';
import { noState, type State } from './plan/scene.ts';
import { chosenFrom, type Reply } from './say/choose.ts';
import { suggestionsFor } from './say/suggestions.ts';
import type { Answer, Turn } from './types.ts';
import { languageOf } from './words/language.ts';
import { longestQuestion } from './words/text.ts';

/** Answers in one language, with or without a trained model. */
export type AnyEngine = Knowledge | PlainEngine;

/** The loaded engines. */
export type Engines = Pick<ReadonlyMap<Language, AnyEngine>, 'get'>;

/** How many earlier questions are read again as context. */
const longestMemory = 5;

/** The most cards below a reply. */
const mostSources = 8;

/**
 * Answers the last message of a conversation from the facts alone; the trace says how the reply was chosen, none in a
 * language that the assistant does not speak. Pure: the same messages give the same answer, and the topic is derived from
 * them each time. `engines` must hold `languagesOf` the conversation; an unclear question is in the page's language.
 */
export function explain(engines: Engines, conversation: readonly Turn[], pageLanguage: Language) {
  let state: State = noState;
  let explained: { answer: Answer; trace?: Trace } | undefined;
  for (const { told, spoken, asked } of questionsIn(conversation, pageLanguage)) {
    const engine = engines.get(spoken);
    if (!engine || !('pack' in engine)) throw new Error(`There is no engine for the language "${spoken}".`);
    ({ state, explained } = replyIn(engine, told === 'foreign' ? undefined : asked, ownState(state, engine)));
  }
  return explained!;
}

/** The last questions of a conversation, each with the language it is answered in. */
function questionsIn(conversation: readonly Turn[], pageLanguage: Language) {
  let language = isSpoken(pageLanguage) ? pageLanguage : (spokenLanguages[0] ?? pageLanguage);
  const asked = conversation.filter(({ role }) => role === 'user').slice(-longestMemory - 1);
  return (asked.length > 0 ? asked : [{ content: '' }]).map(({ content }) => {
    const text = content.slice(0, longestQuestion);
    const written = languageOf(text, language);
    const told: Language | 'foreign' = isSpoken(written) ? written : 'foreign';
    // Most visitors who write in another language read English.
    language = told !== 'foreign' ? told : isSpoken('en') ? 'en' : language;
    return { asked: text, told, spoken: language };
  });
}

/** The languages that the last questions of a conversation are answered in. */
export function languagesOf(conversation: readonly Turn[], pageLanguage: Language): Set<Language> {
  return new Set(questionsIn(conversation, pageLanguage).map(({ spoken }) => spoken));
}

/** The topic so far, as records of the current language. */
function ownState(state: State, { records }: Knowledge): State {
  const own = (entities: readonly Entity[]) =>
    entities.flatMap(({ id }) => records.find((each) => each.id === id) ?? []);
  return { ...state, focus: own(state.focus), list: own(state.list) };
}

function replyIn(knowledge: Knowledge, asked: string | undefined, state: State) {
  const { language } = knowledge;
  if (asked === undefined) {
    const text = knowledge.pack.replies.foreign;
    return { state, explained: { answer: { text, language, sources: [], target: 'foreign' } } };
  }
  const trace = traceOf(knowledge, asked, state);
  const reply = chosenFrom(trace);
  const suggestions = suggestionsFor(knowledge, reply.target, reply);
  const made: Answer = {
    text: reply.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    language,
    sources: sourcesOf(reply.focus ?? []),
    target: reply.target,
    ...(suggestions.length > 0 ? { suggestions } : {}),
  };
  return { state: stateAfter(trace, reply, state), explained: { answer: made, trace } };
}

/** The entries of a reply, as cards below it. */
export function sourcesOf(focus: readonly Entity[]): string[] {
  const shown = focus.map(entryOf).filter(isEntry);
  return [...new Set(shown.map(({ id }) => id))].slice(0, mostSources);
}

/** The topic after a reply: the reply's own, or else the previous one. */
export function stateAfter({ scene }: Trace, { text, target, focus, list }: Reply, before: State): State {
  const isElsewhere = /^(greeting|goodbye|off|injection|owner|taught)/.test(target);
  return {
    focus: focus?.length ? focus : isElsewhere ? [] : before.focus,
    list: list ?? (isElsewhere ? [] : before.list),
    target,
    reading: scene.reading,
    said: text,
  };
}
