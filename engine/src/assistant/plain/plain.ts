import { commaOf } from '#src/i18n/format.ts';
import { entryOf, isEntry, recordsOf } from '../facts/records.ts';
import type { Entity } from '../facts/types.ts';
import { createIndex, sentencesIn, writtenIn, type Hit } from '../find/index.ts';
import type { Answer, Turn } from '../types.ts';
import { longestQuestion, plainWords } from '../words/text.ts';
import type { plainData } from './plain-data.loader.ts';

/** Answers from names, the owner's own answers and sentences, without a learned model. */
export type PlainEngine = ReturnType<typeof createPlainEngine>;

export function createPlainEngine(data: ReturnType<typeof plainData>) {
  const { facts, labelled } = data;
  const records = recordsOf(facts);
  const sentences = [...sentencesIn(facts, records), ...writtenIn({ ...facts, taught: labelled }, records)];
  const index = createIndex(sentences, { root, related: new Map(), common: new Map(), vocabulary: 200 });
  return { ...data, small: new Set(plainWords(data.smallWords)), records, index };
}

/** A word without its ending is found by its beginning; Arabic also writes "and", "in", "the" before it. */
function root(word: string): string {
  return /^\p{Script=Arabic}+$/u.test(word) ? word.replace(/^[وف]?[بكل]?(?:ال)?(?=...)/u, '') : word;
}

/** Shares of the question that an owner's answer needs to be shown alone, and a sentence to be quoted. */
const [sure, near] = [0.5, 0.34];
/** Without such a sentence, one is quoted that holds a word of at most so many of the sentences. */
const rare = 0.1;
const mostPassages = 3;

/** How much of a question the content of this language knows, 0 to 1. */
export function knownShare(engine: PlainEngine, asked: string): number {
  const words = plainWords(asked);
  const known = words.filter((word) => engine.small.has(word) || engine.index.terms([root(word)])[0]?.isKnown);
  return words.length === 0 ? 0 : known.length / words.length;
}

/**
 * Answers the last question of a conversation, with its sources, if any. A question that has no words of its own is read
 * with the one before.
 */
export function plainAnswer(engine: PlainEngine, conversation: readonly Turn[]) {
  const questions = conversation
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content.slice(0, longestQuestion));
  const own = topicsOf(engine, questions.at(-1) ?? '');
  const topics = own.length > 0 ? own : topicsOf(engine, questions.at(-2) ?? '');
  const hits = engine.index.search(engine.index.terms(topics.map(root)));
  const answers = hits.filter(({ sentence }) => sentence.answer).sort((a, b) => b.ownShare - a.ownShare);
  const [best] = answers;
  const named = engine.records.filter((record) => isNamed(engine, record, topics));
  if (
    best &&
    best.ownShare >= sure &&
    (named.length === 0 || best.ownShare > 0.9 || named.includes(best.sentence.entity!))
  )
    return found(engine, best.sentence.text, [best]);
  const [entity] = named;
  if (entity) {
    const names = entity.names.flatMap((name) => topicsOf(engine, name)).map(root);
    const more = topics.map(root).filter((topic) => !names.some((name) => topic.startsWith(name)));
    return found(engine, ...aboutEntity(engine, entity, engine.index.search(engine.index.terms(more))));
  }
  const passages = passagesOf(engine, hits);
  if (passages.length === 0) return found(engine, engine.nothing, []);
  const lines = passages.map(
    ({ sentence: { text, entity: of } }) => `- ${text}${of ? ` (**${entryOf(of).title}**)` : ''}`,
  );
  const { answer, facts } = found(engine, `${engine.nearest}\n\n${lines.join('\n')}`, passages);
  return { answer: { ...answer, target: 'unsure' }, facts };
}

/**
 * The sentences that hold most of what is asked, or else a rare word of it: with unknown small words, one noun is
 * little of a question.
 */
function passagesOf({ index }: PlainEngine, hits: readonly Hit[]): Hit[] {
  const holding = hits.filter(({ ownShare }) => ownShare > 0);
  const holders = (nth: number) => holding.filter(({ held }) => held[nth]).length;
  const isRare = (part: number, nth: number) => part > 0 && holders(nth) <= rare * index.sentences.length;
  const close = holding.filter(({ share }) => share >= near);
  return (close.length > 0 ? close : holding.filter(({ held }) => held.some(isRare))).slice(0, mostPassages);
}

function topicsOf({ small }: PlainEngine, asked: string): string[] {
  return plainWords(asked).filter((word) => !small.has(word));
}

/** All words of one of its names are in the question, ended in any way. */
function isNamed(engine: PlainEngine, { names }: Entity, topics: readonly string[]): boolean {
  return names.some((name) => {
    const words = topicsOf(engine, name);
    return words.length > 0 && words.every((word) => topics.some((each) => root(each).startsWith(root(word))));
  });
}

/** The sentence of an entry that matches the rest of the question, or else its description. */
function aboutEntity({ language }: PlainEngine, entity: Entity, hits: readonly Hit[]): [string, Hit[], Entity] {
  const own = hits.filter(({ sentence }) => sentence.entity === entity && !sentence.answer);
  const best = own.find(({ ownShare }) => ownShare > 0);
  const said = best
    ? [best.sentence.text]
    : entity.facts.filter(({ field }) => field !== 'tags').map(({ text }) => text);
  const { dateText, company, period, tags = [] } = entity.values;
  const facts = [company, period, dateText, ...tags].filter(Boolean);
  const text = said.slice(0, 2).join(' ') || facts.join(commaOf(language));
  return [`**${entity.title}**${text ? `: ${text}` : ''}`, own, entity];
}

function found({ language }: PlainEngine, text: string, hits: readonly Hit[], entity?: Entity) {
  const entities = [entity, ...hits.map(({ sentence }) => sentence.entity)].flatMap((each) =>
    each ? [entryOf(each)] : [],
  );
  const sources = [...new Set(entities.filter(isEntry).map(({ id }) => id))].slice(0, mostPassages);
  const isFound = hits.length > 0 || entity !== undefined;
  const answer: Answer = { text, language, sources, target: isFound ? 'plain' : 'unknown' };
  return { answer, facts: isFound ? [text, ...hits.slice(0, 6).map(({ sentence }) => sentence.text)] : [] };
}
