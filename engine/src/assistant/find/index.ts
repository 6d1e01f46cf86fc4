import { entryOf } from '../facts/records.ts';
import type { Entity, Fact, Facts, Passage, Taught } from '../facts/types.ts';
import { plainWords } from '../words/text.ts';

/** The location of a sentence. */
export type Source = 'text' | 'answer' | Passage['topic'];

/** A sentence of the content, or one of the owner's own answers. */
export interface Sentence {
  text: string;
  source: Source;
  entity?: Entity;
  field?: Fact['field'];
  /** The heading above it, by name or by number. */
  section?: string | number;
  answer?: Taught;
  /** One of the owner's own answers; a prepared one that says that the site does not tell it. */
  isOwn?: boolean;
  isUnsaid?: boolean;
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
  /** BM25 of the sentence alone, and with its context. */
  own: number;
  score: number;
  /** The share of the question's words that it contains, alone and with its context; 0 to 1. */
  ownShare: number;
  share: number;
  /** For each word of the question, how well the sentence itself matches it, 0 to 1. */
  held: number[];
}

export interface SentenceIndex {
  sentences: readonly Sentence[];
  terms(roots: readonly string[]): Term[];
  search(terms: readonly Term[]): Hit[];
  /** For each entry, the share of the question that its best sentence, names and keywords contain. */
  entities(hits: readonly Hit[]): { entity: Entity; share: number }[];
}

interface Language {
  root(word: string): string;
  related: ReadonlyMap<string, ReadonlySet<string>>;
  common: ReadonlyMap<string, number>;
  vocabulary: number;
}

const startLength = 5;
/** The share of a word's weight for related stems and for equal beginnings. */
const [ofRelated, ofStart] = [0.65, 0.5];
/** The context of a sentence counts in part: names, keywords and tags of its entry, its heading, its neighbours, the rest. */
const beside = { name: 0.9, keyword: 0.75, heading: 0.5, before: 0.4, after: 0.2, rest: 0.3, answer: 0.5 };
/** The usual saturation and length correction of BM25. */
const [saturation, byLength] = [1.2, 0.4];

/** A value for each sentence. */
type Row = Float64Array;

interface Posting {
  at: number;
  own: number;
  near: number;
}

/** An index of sentences that a reply can quote. */
export function createIndex(sentences: readonly Sentence[], language: Language): SentenceIndex {
  const { root, related, common, vocabulary } = language;
  const rootsOf = (text: string) => plainWords(text).map(root);
  const postings = new Map<string, Posting[]>();
  const lengths: number[] = [];
  const things = sentences.map(({ entity }) => withSeries(entity));
  /** The entries that contain a word in any sentence. */
  const holders = new Map<string, Set<Entity>>();
  sentences.forEach((sentence, at) => {
    const row = new Map<string, Posting>();
    const cell = (key: string) => row.get(key) ?? row.set(key, { at, own: 0, near: 0 }).get(key)!;
    const { answer } = sentence;
    const said = rootsOf(answer ? [...answer.questions, answer.keywords].join(' ') : sentence.text);
    lengths.push(said.length);
    for (const each of said) cell(each).own += 1;
    if (sentence.entity)
      for (const each of rootsOf(sentence.text))
        holders.set(each, (holders.get(each) ?? new Set()).add(sentence.entity));
    const stand = (text: string, weight: number) => {
      for (const each of rootsOf(text)) cell(each).near = Math.max(cell(each).near, weight);
    };
    if (answer) stand(answer.answer, beside.answer);
    const next = sentences[at + 1];
    if (sentence.before) stand(sentence.before.text, beside.before);
    if (next?.before === sentence) stand(next.text, beside.after);
    if (typeof sentence.section === 'string') stand(sentence.section, beside.heading);
    for (const entity of things[at]!) {
      for (const name of entity.names) stand(name, beside.name);
      stand([entity.keywords, ...(entity.values.tags ?? [])].join(' '), beside.keyword);
    }
    for (const [key, posting] of row) put(postings, key, posting);
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const saturations = lengths.map((length) => saturation * (1 - byLength + (byLength * length) / mean));
  const starts = new Map<string, string[]>();
  for (const key of postings.keys()) if (key.length >= startLength) put(starts, key.slice(0, startLength), key);
  const rarities = new Map<string, number>();
  const rarityFor = (holders: number) => Math.log(1 + sentences.length / (1 + holders));
  for (const [key, list] of postings) rarities.set(key, rarityFor(list.filter(({ own }) => own > 0).length));

  function termOf(key: string): Term {
    const forms = new Map<string, number>();
    if (key.length > startLength)
      for (const other of starts.get(key.slice(0, startLength)) ?? []) forms.set(other, ofStart);
    for (const other of related.get(key) ?? []) if (postings.has(other)) forms.set(other, ofRelated);
    if (postings.has(key)) forms.set(key, 1);
    const rarity = rarities.get(key) ?? rarityFor(0);
    const everyday = 1 + (common.get(key) ?? 0) / (vocabulary / 200);
    return { root: key, weight: rarity / everyday ** 0.5, forms, isKnown: forms.size > 0 };
  }

  /** For each sentence, the best form of a word in it and beside it, and for each entry, in the rest of it. */
  function matchOf({ forms }: Term) {
    const [own, part, near] = [0, 0, 0].map(() => new Float64Array(sentences.length)) as [Row, Row, Row];
    const rest = new Map<Entity, number>();
    const found = new Set<number>();
    for (const [form, worth] of forms) {
      for (const { at, own: times, near: context } of postings.get(form) ?? []) {
        found.add(at);
        own[at] = Math.max(own[at]!, ((times * (saturation + 1)) / (times + saturations[at]!)) * worth);
        near[at] = Math.max(near[at]!, context * worth);
        if (times > 0) part[at] = Math.max(part[at]!, worth);
      }
      for (const entity of holders.get(form) ?? [])
        rest.set(entity, Math.max(rest.get(entity) ?? 0, beside.rest * worth));
    }
    return { own, part, near, rest, found };
  }

  function search(terms: readonly Term[]): Hit[] {
    const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const matches = terms.map(matchOf);
    const found = new Set(matches.flatMap((match) => [...match.found]));
    return [...found]
      .map((at) => {
        const hit: Hit = { sentence: sentences[at]!, own: 0, score: 0, ownShare: 0, share: 0, held: [] };
        matches.forEach(({ own, part, near, rest }, nth) => {
          const { weight } = terms[nth]!;
          let context = near[at]!;
          for (const entity of things[at]!) context = Math.max(context, rest.get(entity) ?? 0);
          hit.own += own[at]! * weight;
          hit.score += Math.max(own[at]!, context) * weight;
          hit.ownShare += (part[at]! * weight) / total;
          hit.share += (Math.max(part[at]!, context) * weight) / total;
          hit.held.push(part[at]!);
        });
        return hit;
      })
      .sort((a, b) => b.score - a.score || b.own - a.own);
  }

  return {
    sentences,
    terms: (roots) => roots.map(termOf),
    search,
    entities(hits) {
      const best = new Map<Entity, number>();
      for (const { sentence, share } of hits)
        for (const entity of withSeries(sentence.entity)) best.set(entity, Math.max(best.get(entity) ?? 0, share));
      return [...best].map(([entity, share]) => ({ entity, share })).sort((a, b) => b.share - a.share);
    },
  };
}

function put<Key, Value>(table: Map<Key, Value[]>, key: Key, value: Value): void {
  const row = table.get(key);
  if (row) row.push(value);
  else table.set(key, [value]);
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
