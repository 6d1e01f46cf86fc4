import nearestTargets from '../language/topics.json' with { type: 'json' };
import type { Language } from '#src/i18n/languages.ts';
import type { Entity, Facts } from '../facts/types.ts';
import { featuresOf, readConcepts, type Concepts } from './words/features.ts';
import { matcher, numbered, type AnswerKind, type Attribute, type Grammar, type Matcher } from './words/grammar.ts';
import { unpackModel, type Model } from './model.ts';
import { namesOf, type Names } from './named/names.ts';
import type { LanguagePack } from './pack.ts';
import { stem } from './words/stem.ts';
import { plainWords, sentencesOf } from './words/text.ts';

const nearest: Readonly<Record<string, string>> = nearestTargets;

export type Words = {
  [
    Key in Exclude<
      keyof Grammar,
      'attributes' | 'answers' | 'openings' | 'described' | 'licence' | 'clients' | 'inspiration'
    >
  ]: Matcher;
};

/** What a project is called by: the words of its names, and the stems of each of those words and of each keyword. */
export interface Called {
  entity: Entity;
  names: readonly string[];
  phrases: readonly (readonly string[])[];
}

/** What is worked out once from a language pack and the facts. */
export interface Knowledge {
  language: Language;
  facts: Facts;
  pack: LanguagePack;
  model: Model;
  concepts: Concepts;
  words: Words;
  attributes: Record<Attribute, Matcher>;
  /** By what each kind of answer is asked for, and what it is made of. */
  answers: Record<AnswerKind, { asks: Matcher; says: Matcher }>;
  numbers: ReadonlyMap<string, number>;
  ordinals: ReadonlyMap<string, number>;
  months: ReadonlyMap<string, number>;
  /** The first month of each season. */
  seasons: ReadonlyMap<string, number>;
  slips: ReadonlyMap<string, readonly string[]>;
  names: Names;
  calls: readonly Called[];
  /** How much each stem says of each entity. */
  index: ReadonlyMap<string, ReadonlyMap<Entity, number>>;
  /** Stems that lead to the same thing. */
  related: ReadonlyMap<string, ReadonlySet<string>>;
  /** Stems of everything the content says. */
  said: ReadonlySet<string>;
  /** Stems that the chapters and the stories hold. */
  inChapters: ReadonlySet<string>;
  /** Words of the content, for mending slips. */
  spellings: readonly string[];
  stems: ReadonlySet<string>;
}

/** Puts a language pack and the facts together. */
export function knowledgeOf(pack: LanguagePack, facts: Facts): Knowledge {
  const { language, grammar } = pack;
  const model = unpackModel(pack.model);
  const { attributes: lists, answers, ...little } = grammar;
  const words = Object.fromEntries(Object.entries(little).map(([key, list]) => [key, matcher(String(list))])) as Words;
  const root = (word: string) => stem(word, language);
  const said = new Set<string>();
  const spellings = new Set<string>();
  const learn = (text: string) => {
    for (const word of plainWords(text)) {
      said.add(root(word));
      if (word.length > 3 && /^\p{L}+$/u.test(word)) spellings.add(word);
    }
  };
  // What only the chapters say tells nothing of what visitors ask about.
  visitStrings(withoutChapters(facts), learn);
  const inChapters = new Set([...facts.told, ...facts.stories].flatMap(({ text }) => plainWords(text)).map(root));
  return {
    language,
    facts,
    pack,
    model,
    concepts: readConcepts(pack.concepts),
    words,
    attributes: Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, matcher(list)])) as Record<
      Attribute,
      Matcher
    >,
    answers: Object.fromEntries(
      Object.entries(answers).map(([kind, [asks, says]]) => [
        kind,
        { asks: matcher(asks ?? ''), says: matcher(says ?? '') },
      ]),
    ) as Knowledge['answers'],
    numbers: numbered(grammar.numbers),
    ordinals: numbered(grammar.ordinals),
    months: numbered(grammar.months),
    seasons: numbered(grammar.seasons),
    slips: readSlips(pack.slips),
    names: namesOf(
      facts,
      pack.technologies,
      (word) => words.function(word) || (model.commonness.get(word) ?? 0) > 1 || isSmall(facts, word),
    ),
    calls: callsOf(facts, words, root),
    index: indexOf(facts, root),
    related: relatedOf(pack.thesaurus, root),
    said,
    inChapters,
    spellings: [...spellings],
    stems: new Set([...model.commonness.keys()].map(root)),
  };
}

function callsOf({ entities }: Facts, words: Words, root: (word: string) => string): Called[] {
  return entities
    .filter(({ kind }) => kind === 'project')
    .map((entity) => {
      const names = entity.names.flatMap(plainWords);
      const phrases = [...names, ...entity.keywords.split(', ')].map((phrase) =>
        plainWords(phrase)
          .filter((word) => !words.function(word))
          .map(root),
      );
      return { entity, names, phrases };
    });
}

/** What the learner alone takes words for, and how surely. */
export function likeliest(seen: readonly string[], { model, concepts, language }: Knowledge) {
  const shares = model.classify(featuresOf(seen, concepts, language));
  const share = Math.max(...shares);
  return { target: withoutTopic(model.classes[shares.indexOf(share)] ?? ''), share };
}

/** The target that a topic of business is part of, where no answer of the owner's is given; any other as it is. */
export function withoutTopic(target: string): string {
  return nearest[target] ?? target;
}

/** Reads `slip meant words` lines. */
export function readSlips(text: string): Map<string, string[]> {
  return new Map(text.split('\n').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]));
}

function visitStrings(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') {
    if (!/^https?:|^[\w-]+$/.test(value) || /^\p{L}+$/u.test(value)) visit(value);
  } else if (Array.isArray(value)) value.forEach((each) => visitStrings(each, visit));
  else if (value && typeof value === 'object')
    for (const [key, each] of Object.entries(value))
      if (!['id', 'field', 'kind', 'language', 'topic', 'network'].includes(key)) visitStrings(each, visit);
}

function withoutChapters(facts: Facts): Facts {
  return {
    ...facts,
    told: [],
    stories: [],
    // What visitors call a matter of the owner's is not said here.
    taught: facts.taught.map((each) => ({ ...each, keywords: '' })),
    entities: facts.entities.filter(({ kind }) => kind !== 'figure'),
  };
}

const smallWords = new WeakMap<Facts, Set<string>>();

/** True for a word the content writes with a small letter: no name by itself. */
function isSmall(facts: Facts, word: string): boolean {
  let small = smallWords.get(facts);
  if (!small) {
    small = new Set();
    const into = small;
    visitStrings(withoutChapters(facts), (text) => {
      for (const sentence of sentencesOf(text))
        for (const found of sentence.match(/(?<![\p{L}\p{N}])\p{Ll}+/gu) ?? []) into.add(plainWords(found)[0] ?? '');
    });
    smallWords.set(facts, small);
  }
  return small.has(word);
}

const weights: Record<string, number> = {
  description: 1.5,
  role: 2,
  tags: 2,
  alt: 0.7,
  caption: 0.8,
  place: 1,
  text: 1,
  title: 3,
};

function indexOf(facts: Facts, root: (word: string) => string): Map<string, Map<Entity, number>> {
  const index = new Map<string, Map<Entity, number>>();
  const add = (entity: Entity, text: string, weight: number) => {
    for (const word of plainWords(text)) {
      const key = root(word);
      const row = index.get(key) ?? new Map<Entity, number>();
      if ((row.get(entity) ?? 0) < weight) row.set(entity, weight);
      index.set(key, row);
    }
  };
  for (const entity of facts.entities) {
    for (const name of entity.names) add(entity, name, 3);
    add(entity, entity.keywords, 2.5);
    if (entity.kind === 'figure') continue;
    for (const { field, text } of entity.facts) add(entity, text, weights[field] ?? 1);
  }
  return index;
}

function relatedOf(thesaurus: string, root: (word: string) => string): Map<string, Set<string>> {
  const related = new Map<string, Set<string>>();
  const lead = (from: string, to: string) => related.set(from, (related.get(from) ?? new Set()).add(to));
  for (const line of thesaurus.split('\n')) {
    if (line.startsWith('#') || line === '') continue;
    const [all = '', kinds] = line.split(' > ');
    const stems = all.split(' ').map(root);
    // What is of a kind is led to from the name of the kind, not from another of it.
    for (const each of stems) for (const one of kinds?.split(' ') ?? []) lead(each, root(one));
    for (const each of stems) for (const other of stems) if (other !== each) lead(each, other);
  }
  return related;
}
