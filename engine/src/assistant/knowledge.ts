import type { Language } from '#src/i18n/languages.ts';
import { recordsOf } from './facts/records.ts';
import type { Entity, Facts } from './facts/types.ts';
import { createIndex, sentencesIn, type Sentence, type SentenceIndex } from './find/index.ts';
import type { LanguagePack } from './pack.ts';
import { siteValues } from './plan/values.ts';
import type { Values } from './plan/scene.ts';
import { namesOf, toolsIn, type Names } from './read/names.ts';
import { unpackModel, type Model } from './train/model.ts';
import { featuresOf, readConcepts, type Concepts } from './words/features.ts';
import { matcher, numbered, type Attribute, type Grammar, type Matcher } from './words/grammar.ts';
import { spellingsOf, type Spellings } from './words/spelling.ts';
import { stem } from './words/stem.ts';
import { plainWords, sentencesOf } from './words/text.ts';

export type Words = { [Key in Exclude<keyof Grammar, 'attributes' | 'openings' | 'described'>]: Matcher };

/** Data derived once from a language pack and the facts. */
export interface Knowledge {
  language: Language;
  facts: Facts;
  pack: LanguagePack;
  /** Everything that has fields of its own: the entries, single pictures, skills and spoken languages. */
  records: readonly Entity[];
  model: Model;
  concepts: Concepts;
  words: Words;
  /** Words that can stand for the owner's name in a question; empty where a language leaves it out. */
  asOwner: readonly string[];
  attributes: Record<Attribute, Matcher>;
  numbers: ReadonlyMap<string, number>;
  ordinals: ReadonlyMap<string, number>;
  months: ReadonlyMap<string, number>;
  slips: ReadonlyMap<string, readonly string[]>;
  names: Names;
  namesByLetter: Spellings;
  /** The technologies of each record, and the stems that it is called by: of names, tags and keywords. */
  tools: ReadonlyMap<Entity, readonly string[]>;
  called: ReadonlyMap<Entity, ReadonlySet<string>>;
  and: Intl.ListFormat;
  /** What reply texts say of the owner and the site. */
  values: Values;
  /** Stems that lead to the same thing. */
  related: ReadonlyMap<string, ReadonlySet<string>>;
  /** Stems of everything the content says, chapters and stories apart. */
  said: ReadonlySet<string>;
  /** Stems of chapters, stories and prepared answers. */
  inChapters: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  spellings: Spellings;
  index: SentenceIndex;
  /** Answers that were written beforehand, found by their wordings. */
  written: SentenceIndex;
  root(word: string): string;
  /** The likelihood of each target for the features of a question. */
  classify(seen: readonly string[]): Float64Array;
}

/** Puts a language pack and the facts together. */
export function knowledgeOf(pack: LanguagePack, facts: Facts): Knowledge {
  const { language, grammar } = pack;
  const model = unpackModel(pack.model);
  const concepts = readConcepts(pack.concepts);
  const { attributes, ...little } = grammar;
  const words = Object.fromEntries(Object.entries(little).map(([key, list]) => [key, matcher(String(list))])) as Words;
  const root = (word: string) => stem(word, language);
  const rootsOf = (texts: readonly string[]) => new Set(texts.flatMap(plainWords).map(root));
  // Words that occur only in chapters say little about visitors' questions.
  const texts = stringsIn({
    ...facts,
    told: [],
    stories: [],
    written: [],
    taught: facts.taught.map((each) => ({ ...each, keywords: '' })),
  });
  const small = new Set(
    texts.flatMap((text) =>
      sentencesOf(text).flatMap((each) =>
        (each.match(/(?<![\p{L}\p{N}])\p{Ll}+/gu) ?? []).map((word) => plainWords(word)[0]),
      ),
    ),
  );
  const isOrdinary = (word: string) => words.function(word) || (model.commonness.get(word) ?? 0) > 1 || small.has(word);
  const [numbers, ordinals] = [numbered(grammar.numbers), numbered(grammar.ordinals)];
  /** `capítulo 3`, `chapter three`, `the third chapter`. */
  const callings = (number: number) => {
    const [figures, orders] = [numbers, ordinals].map((list) => [...list].filter(([, value]) => value === number));
    return grammar.chapter
      .split(' ')
      .flatMap((chapter) => [
        `${chapter} ${number}`,
        ...[...figures!, ...orders!].map(([word]) => `${chapter} ${word}`),
        ...orders!.map(([word]) => `${word} ${chapter}`),
      ]);
  };
  const names = namesOf(facts, pack.technologies, isOrdinary, callings);
  const records = recordsOf(facts);
  const related = relatedOf(pack.thesaurus, root);
  const spellings = new Map<string, number>();
  for (const word of texts.flatMap(plainWords)) if (word.length > 3 && /^\p{L}+$/u.test(word)) spellings.set(word, 0.5);
  for (const [word, count] of model.commonness) spellings.set(word, count);
  const common = new Map<string, number>();
  for (const [word, count] of model.commonness) common.set(root(word), (common.get(root(word)) ?? 0) + count);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const tests = Object.fromEntries(
    Object.entries(attributes).map(([key, list]) => [key, matcher(list)]),
  ) as Knowledge['attributes'];
  const searched = { root, related, common, vocabulary: model.commonness.size };
  return {
    language,
    facts,
    pack,
    records,
    model,
    concepts,
    words,
    attributes: tests,
    asOwner: grammar.asOwner.split(' '),
    numbers,
    ordinals,
    months: numbered(grammar.months),
    slips: readSlips(pack.slips),
    names,
    namesByLetter: spellingsOf([...names].flatMap(([key, { fuzzy }]) => (fuzzy ? [[key, 1]] : []))),
    tools: new Map(records.map((record) => [record, toolsIn(record, names)])),
    called: new Map(
      records.map((record) => [record, rootsOf([...record.names, record.keywords, ...(record.values.tags ?? [])])]),
    ),
    and,
    values: siteValues({ facts, records, and, language, attributes: tests }),
    related,
    said: rootsOf(texts),
    inChapters: rootsOf([
      ...[...facts.told, ...facts.stories].map(({ text }) => text),
      ...facts.written.flatMap(({ answer, isUnsaid }) => (isUnsaid ? [] : [answer])),
    ]),
    stems: new Set(common.keys()),
    spellings: spellingsOf(spellings),
    index: createIndex(sentencesIn(facts, records), searched),
    written: createIndex(writtenSentences(facts, records), searched),
    root,
    classify: (seen) => model.classify(featuresOf(seen, concepts, language)),
  };
}

/** The owner's answers and the prepared ones. */
function writtenSentences({ written, taught }: Facts, records: readonly Entity[]): Sentence[] {
  const own = taught.map((answer): Sentence => ({
    text: answer.answer,
    source: 'answer',
    answer,
    isFirst: true,
    isOwn: true,
  }));
  return [
    ...own,
    ...written.map(({ about, asks, answer, isUnsaid }): Sentence => ({
      text: answer,
      source: 'answer',
      entity: records.find(({ id }) => id === about),
      answer: { questions: asks, keywords: '', answer },
      isFirst: true,
      ...(isUnsaid && { isUnsaid }),
    })),
  ];
}

/** What is derived from the knowledge once. */
export function perKnowledge<T>(make: (knowledge: Knowledge) => T): (knowledge: Knowledge) => T {
  const made = new WeakMap<Knowledge, T>();
  return (knowledge) => {
    if (!made.has(knowledge)) made.set(knowledge, make(knowledge));
    return made.get(knowledge)!;
  };
}

/** Reads `slip meant words` lines. */
export function readSlips(text: string): Map<string, string[]> {
  return new Map(text.split('\n').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]));
}

/** Every text below a value; ids and other keys are none. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return !/^https?:|^[\w-]+$/.test(value) || /^\p{L}+$/u.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) =>
    ['id', 'field', 'kind', 'language', 'topic', 'network'].includes(key) ? [] : stringsIn(each),
  );
}

function relatedOf(thesaurus: string, root: (word: string) => string): Map<string, Set<string>> {
  const related = new Map<string, Set<string>>();
  const lead = (from: string, to: string) => related.set(from, (related.get(from) ?? new Set()).add(to));
  for (const line of thesaurus.split('\n')) {
    if (line.startsWith('#') || line === '') continue;
    const [all = '', kinds] = line.split(' > ');
    const stems = all.split(' ').map(root);
    // Words lead to the kinds that they belong to, but not back.
    for (const each of stems) for (const one of kinds?.split(' ') ?? []) lead(each, root(one));
    for (const each of stems) for (const other of stems) if (other !== each) lead(each, other);
  }
  return related;
}
