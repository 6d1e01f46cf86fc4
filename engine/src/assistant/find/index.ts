import { entryOf } from '../facts/records.ts';
import type { Facts } from '../facts/compile.ts';
import type { Entity, Fact, Passage, Taught } from '../facts/types.ts';
import { plainWords } from '../words/text.ts';

/** The location of a sentence. */
export type Source = 'text' | 'answer' | Passage['topic'];

/** A sentence of the content, or of an answer: the owner's own or a prepared one. */
export interface Sentence {
  text: string;
  source: Source;
  entity?: Entity | undefined;
  field?: Fact['field'];
  /** The heading above it, by name or by number. */
  section?: string | number;
  answer?: Taught;
  /** One of the owner's own answers. */
  isOwn?: boolean;
  /** What a prepared answer tells. */
  kind?: string | undefined;
  /** The first of its text. */
  isFirst: boolean;
  /** The sentence before it, where that belongs to the same text. */
  before?: Sentence;
}

/** A word of the question: its stem, weight and related stems. */
export interface Term {
  root: string;
  weight: number;
  /** Related stems and their weights. */
  forms: ReadonlyMap<string, number>;
  /** True if the content contains it. */
  isKnown: boolean;
}

export interface Hit {
  sentence: Sentence;
  /** The share of the question's words that it contains, alone and with its context; 0 to 1. */
  ownShare: number;
  share: number;
  /** For each word of the question, how well the sentence itself matches it, 0 to 1. */
  held: number[];
}

interface Language {
  root(word: string): string;
  related: ReadonlyMap<string, ReadonlySet<string>>;
  common: ReadonlyMap<string, number>;
  vocabulary: number;
}

/** A weighted share of the question's words: of each, the part from 0 to 1; `none` if it has no words. */
export function shareOf(terms: readonly Term[], partOf: (term: Term, nth: number) => number, none = 0): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? none : terms.reduce((sum, term, nth) => sum + term.weight * partOf(term, nth), 0) / total;
}

const startLength = 5;
/** The share of a word's weight for related stems and for equal beginnings. */
const [ofRelated, ofStart] = [0.65, 0.5];
/** The context of a sentence counts in part: names, keywords and tags of its entry, its heading, its neighbours, the rest. */
const beside = { name: 0.9, keyword: 0.75, heading: 0.5, before: 0.4, after: 0.2, rest: 0.3, answer: 0.5 };
/** Where a stem occurs: in a sentence itself, or beside it and so counting in part. */
interface Posting {
  at: number;
  worth: number;
}

/** An index of sentences that a reply can quote. */
export function createIndex(sentences: readonly Sentence[], language: Language) {
  const { root, related, common, vocabulary } = language;
  const rootsOf = (text: string) => plainWords(text).map(root);
  const postings = new Map<string, Posting[]>();
  const lengths: number[] = [];
  const things = sentences.map(({ entity }) => withSeries(entity));
  /** The entries that contain a word in any sentence. */
  const holders = new Map<string, Set<Entity>>();
  sentences.forEach((sentence, at) => {
    const row = new Map<string, number>();
    const stand = (text: string, worth: number) => {
      for (const each of rootsOf(text)) raise(row, each, worth);
    };
    const { answer, entity, section, before } = sentence;
    const said = answer ? [...answer.questions, answer.keywords].join(' ') : sentence.text;
    lengths.push(said.length);
    stand(said, 1);
    if (entity)
      for (const each of rootsOf(sentence.text)) holders.set(each, (holders.get(each) ?? new Set()).add(entity));
    if (answer) stand(answer.answer, beside.answer);
    const next = sentences[at + 1];
    if (before) stand(before.text, beside.before);
    if (next?.before === sentence) stand(next.text, beside.after);
    if (typeof section === 'string') stand(section, beside.heading);
    for (const { names, keywords, values } of things[at]!) {
      stand(names.join(' '), beside.name);
      stand([keywords, ...(values.tags ?? [])].join(' '), beside.keyword);
    }
    for (const [key, worth] of row) put(postings, key, { at, worth });
  });
  const starts = new Map<string, string[]>();
  for (const key of postings.keys()) if (key.length >= startLength) put(starts, key.slice(0, startLength), key);

  function termOf(key: string): Term {
    const forms = new Map<string, number>();
    if (key.length > startLength)
      for (const other of starts.get(key.slice(0, startLength)) ?? []) forms.set(other, ofStart);
    for (const other of related.get(key) ?? []) if (postings.has(other)) forms.set(other, ofRelated);
    if (postings.has(key)) forms.set(key, 1);
    const holding = postings.get(key)?.filter(({ worth }) => worth === 1) ?? [];
    const rarity = Math.log(1 + sentences.length / (1 + holding.length));
    const everyday = 1 + (common.get(key) ?? 0) / (vocabulary / 200);
    return { root: key, weight: rarity / everyday ** 0.5, forms, isKnown: forms.size > 0 };
  }

  /** For each sentence, the best form of a word in it and beside it, and for each entry, in the rest of it. */
  function matchOf({ forms }: Term) {
    const own = new Map<number, number>();
    const near = new Map<number, number>();
    const rest = new Map<Entity, number>();
    for (const [form, ofForm] of forms) {
      for (const { at, worth } of postings.get(form) ?? []) raise(worth === 1 ? own : near, at, worth * ofForm);
      for (const entity of holders.get(form) ?? []) raise(rest, entity, beside.rest * ofForm);
    }
    return { own, near, rest };
  }

  function search(terms: readonly Term[]): Hit[] {
    const matches = terms.map(matchOf);
    const found = new Set(matches.flatMap(({ own, near }) => [...own.keys(), ...near.keys()]));
    return [...found]
      .map((at) => {
        const held = matches.map(({ own }) => own.get(at) ?? 0);
        const ownShare = shareOf(terms, (_, nth) => held[nth]!);
        const share = shareOf(terms, (_, nth) => {
          const { near, rest } = matches[nth]!;
          return Math.max(held[nth]!, near.get(at) ?? 0, ...things[at]!.map((entity) => rest.get(entity) ?? 0));
        });
        return { at, hit: { sentence: sentences[at]!, ownShare, share, held } };
      })
      .sort((a, b) => b.hit.share - a.hit.share || b.hit.ownShare - a.hit.ownShare || lengths[a.at]! - lengths[b.at]!)
      .map(({ hit }) => hit);
  }

  return {
    sentences,
    terms: (roots: readonly string[]) => roots.map(termOf),
    search,
    /** For each entry, the share of the question that its best sentence, names and keywords contain. */
    entities(hits: readonly Hit[]) {
      const best = new Map<Entity, number>();
      for (const { sentence, share } of hits)
        for (const entity of withSeries(sentence.entity)) raise(best, entity, share);
      return [...best].map(([entity, share]) => ({ entity, share })).sort((a, b) => b.share - a.share);
    },
  };
}

function put<Key, Value>(table: Map<Key, Value[]>, key: Key, value: Value): void {
  const row = table.get(key);
  if (row) row.push(value);
  else table.set(key, [value]);
}

function raise<Key>(table: Map<Key, number>, key: Key, value: number): void {
  table.set(key, Math.max(value, table.get(key) ?? 0));
}

/** A picture is found by its series' words too. */
function withSeries(entity: Entity | undefined): Entity[] {
  if (!entity) return [];
  const entry = entryOf(entity);
  return entry === entity ? [entity] : [entity, entry];
}

/** Every sentence of the content. */
export function sentencesIn(facts: Facts, records: readonly Entity[]): Sentence[] {
  const all: Sentence[] = [];
  const add = (sentence: Omit<Sentence, 'isFirst' | 'before'>) => {
    const last = all.at(-1);
    const goesOn =
      last?.entity === sentence.entity && last?.source === sentence.source && last.section === sentence.section;
    all.push({ ...sentence, isFirst: !goesOn, ...(goesOn ? { before: last } : {}) });
  };
  for (const entity of records)
    for (const { text, field, frame } of entity.facts)
      if (!/^(tags|place|alt)$/.test(field) && (frame === undefined || entity.kind === 'picture'))
        add({ text, source: 'text', entity, field });
  for (const { text, topic, part, of } of facts.passages)
    add({ text, source: topic, section: part, entity: facts.entities.find(({ id }) => id === of) });
  for (const answer of facts.taught) add({ text: answer.answer, source: 'answer', answer });
  return all;
}

/** The owner's own answers and the prepared ones. */
export function writtenIn({ written, taught }: Facts, records: readonly Entity[]): Sentence[] {
  const sentenceOf = (answer: Taught, rest: Partial<Sentence>): Sentence => ({
    text: answer.answer,
    source: 'answer',
    answer,
    isFirst: true,
    ...rest,
  });
  return [
    ...taught.map((each) => sentenceOf(each, { isOwn: true })),
    ...written.map(({ about, asks, answer, kind }) => {
      const entity = records.find(({ id }) => id === about);
      return sentenceOf({ questions: asks, keywords: '', answer }, { entity, kind });
    }),
  ];
}
