import { otherLanguage, type Language } from '#src/i18n/languages.ts';
import { isSpoken, spokenLanguages } from './learned.ts';
import type { Entity, Facts } from './facts/types.ts';
import { opening } from './reply/parts.ts';
import { suggestionsFor } from './reply/suggestions.ts';
import type { Answer, AnswerOptions, Turn } from './types.ts';
import { isEntry } from './understand/search/find.ts';
import { knowledgeOf, type Knowledge } from './understand/knowledge.ts';
import { languageOf } from './understand/words/language.ts';
import type { LanguagePack } from './understand/pack.ts';
import { isAstray, partsOf } from './understand/talk/parts.ts';
import type { Reading } from './understand/reading.ts';
import { noState, type State } from './understand/talk/state.ts';
import { draftOf, type Drafted } from './reply/draft.ts';

/** What an engine is made from: plain JSON. */
export interface EngineData {
  pack: LanguagePack;
  facts: Facts;
}

/** What answers in one language. */
export interface Engine {
  language: Language;
  knowledge: Knowledge;
}

/** Puts a language pack and facts together. Costs some milliseconds; keep it. */
export function createEngine(pack: LanguagePack, facts: Facts): Engine {
  return { language: pack.language, knowledge: knowledgeOf(pack, facts) };
}

/** The engines at hand, by language. */
export type Engines = Pick<ReadonlyMap<Language, Engine>, 'get'>;

function engineOf(engines: Engines, language: Language): Engine {
  const engine = engines.get(language);
  if (!engine) throw new Error(`There is no engine for the language "${language}".`);
  return engine;
}

/** How many questions back the talk is read again. */
const longestMemory = 5;

/** Questions are read up to here; nobody's question is longer. */
const longestQuestion = 600;

/** As many cards as stand below a reply. */
const mostSources = 4;

/**
 * Answers the last message of a conversation from the facts alone. Pure: the same messages give the same answer, and
 * what the talk was about is read again from them each time. `engines` must hold `languagesOf` the conversation.
 */
export function answer(engines: Engines, conversation: readonly Turn[], options: AnswerOptions): Answer {
  const asked = conversation.filter(({ role }) => role === 'user').slice(-longestMemory - 1);
  const questions = asked.length > 0 ? asked : [{ content: '' }];
  let state: State = noState;
  let language = ownLanguage(options.pageLanguage);
  let last: Answer | undefined;
  for (const { content } of questions) {
    const { reply, next, spoken } = answerOne(engines, content, state, language, options);
    state = next;
    language = spoken;
    last = reply;
  }
  return last ?? { text: '', language, sources: [], target: 'unknown' };
}

/** The language of a page, or the first one that the assistant speaks. */
function ownLanguage(pageLanguage: Language): Language {
  return isSpoken(pageLanguage) ? pageLanguage : (spokenLanguages[0] ?? pageLanguage);
}

/** What a question is written in; a language that the site does not have is as foreign as any. */
function toldIn(asked: string, otherwise: Language): Language | 'foreign' {
  const told = languageOf(asked, otherwise);
  return isSpoken(told) ? told : 'foreign';
}

/** What it is answered in: who writes in another language mostly reads English. */
function spokenFor(told: Language | 'foreign', otherwise: Language): Language {
  if (told !== 'foreign') return told;
  return isSpoken('en') ? 'en' : otherwise;
}

/** The languages that the last questions of a conversation are answered in. */
export function languagesOf(conversation: readonly Turn[], pageLanguage: Language): Set<Language> {
  const spoken = new Set<Language>();
  let language = ownLanguage(pageLanguage);
  for (const { content } of conversation.filter(({ role }) => role === 'user').slice(-longestMemory - 1)) {
    language = spokenFor(toldIn(content.slice(0, longestQuestion), language), language);
    spoken.add(language);
  }
  return spoken;
}

function answerOne(engines: Engines, whole: string, state: State, language: Language, options: AnswerOptions) {
  const asked = whole.slice(0, longestQuestion);
  const told = toldIn(asked, language);
  const spoken = spokenFor(told, language);
  const { knowledge } = engineOf(engines, spoken);
  const parts = told === 'foreign' ? [asked] : partsOf(asked, knowledge);
  let next = state;
  const drafts = parts.map((part) => {
    const made = draftOf(knowledge, part, next, told === 'foreign', options.today ?? '');
    next = stateAfter(made, next);
    return made;
  });
  // What follows a question is a second one only where it goes on with it or names what it is about.
  while (drafts.length > 1 && isAstray(drafts.at(-1)!, drafts[0]!.draft.focus)) drafts.pop();
  const { target, draft } = drafts.at(-1)!;
  const again = target === 'assistant.speak' ? inOtherLanguage(engines, spoken, state) : undefined;
  if (again) return { reply: again, next: state, spoken: again.language };
  const texts = [
    ...new Set(drafts.map((each) => each.draft.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))),
  ];
  const focus = drafts.flatMap((each) => each.draft.focus ?? []);
  const suggestions = draft.choices ? undefined : suggestionsFor(knowledge, target, draft);
  const reply: Answer = {
    text: texts.join('\n\n'),
    language: spoken,
    sources: sourcesOf(focus),
    target,
    ...(draft.choices ? { choices: draft.choices, asksBack: true } : {}),
    ...(suggestions?.length ? { suggestions } : {}),
  };
  return { reply, next, spoken };
}

function sourcesOf(focus: readonly Entity[]): string[] {
  const shown = focus.filter(isEntry);
  return [...new Set(shown.map(({ id }) => id))].slice(0, mostSources);
}

function stateAfter({ draft, target, reading }: Drafted, before: State): State {
  const focus = draft.focus?.length ? [...draft.focus] : keptFocus(target, reading, before);
  const frame = draft.frame ?? (focus[0] === before.focus[0] ? before.frame : undefined);
  const alone = draft.focus?.length === 1 ? draft.focus[0] : undefined;
  const recent = alone ? [alone, ...before.recent.filter((entity) => entity !== alone)].slice(0, 2) : before.recent;
  const named = reading.tokens.flatMap(({ mention }) => (mention?.type === 'technology' ? [mention.label] : []));
  const tools = [...new Set([...named, ...before.tools])].slice(0, 2);
  return { focus, list: draft.list ?? before.list, frame, target, reading, said: draft.text, tools, recent };
}

/** "In English, please": what the talk is about, in the other language. */
function inOtherLanguage(engines: Engines, spoken: Language, { focus }: State): Answer | undefined {
  const engine = engines.get(otherLanguage(spoken));
  const twin = engine?.knowledge.facts.entities.find(({ id }) => id === focus[0]?.id);
  if (!engine || !twin || focus.length > 1) return undefined;
  return {
    text: `**${twin.title}**: ${opening(twin)}`,
    language: engine.language,
    sources: sourcesOf([twin]),
    target: 'x.what',
  };
}

function keptFocus(target: string, { named }: Reading, { focus }: State): Entity[] {
  if (target.startsWith('smalltalk') && named.length > 0) return named;
  return /^(greeting|goodbye|off|injection|list|owner)/.test(target) ? [] : focus;
}
