import type { Entity, Fact, Passage } from '#src/assistant/facts/types.ts';
import { rootsOf, tellingOf } from './find.ts';
import type { Knowledge } from '../knowledge.ts';
import { stem } from '../words/stem.ts';
import { plainWords } from '../words/text.ts';

/** One sentence of the content, of an entry or of a text that belongs to none. */
export interface Sentence {
  text: string;
  entity?: Entity;
  topic?: Passage['topic'];
  field?: Fact['field'];
  /** Which picture of its series it tells of. */
  frame?: number;
  /** Below which heading of the privacy note it stands. */
  part?: number;
  /** Below which heading of its story it stands. */
  section?: string;
}

export interface FoundSentence {
  sentence: Sentence;
  /** How much of the question stands in the sentence itself. */
  own: number;
  /** The same, with what its entry says elsewhere. */
  score: number;
  /** The score as a share of all that was asked, 0 to 1. */
  share: number;
  /** How many of the words asked for were found. */
  hits: number;
}

const startLength = 5;

interface Shelf {
  all: Sentence[];
  /** Sentences by stem, and by how their longer stems begin. */
  byRoot: Map<string, Sentence[]>;
  byStart: Map<string, Sentence[]>;
}

type Source = 'texts' | 'chapters' | 'stories';

const shelves: Readonly<Record<Source, WeakMap<Knowledge, Shelf>>> = {
  texts: new WeakMap(),
  chapters: new WeakMap(),
  stories: new WeakMap(),
};

/** Every sentence that may be quoted, by what it holds. */
function shelfOf(knowledge: Knowledge, source: Source): Shelf {
  let shelf = shelves[source].get(knowledge);
  if (shelf) return shelf;
  const { facts, language } = knowledge;
  shelf = { all: [], byRoot: new Map(), byStart: new Map() };
  const { all, byRoot, byStart } = shelf;
  const put = (table: Map<string, Sentence[]>, key: string, sentence: Sentence) =>
    void (table.get(key)?.push(sentence) ?? table.set(key, [sentence]));
  const add = (sentence: Sentence) => {
    all.push(sentence);
    const roots = new Set(plainWords(sentence.text).map((word) => stem(word, language)));
    for (const root of roots) put(byRoot, root, sentence);
    const long = [...roots].filter((root) => root.length >= startLength);
    for (const start of new Set(long.map((root) => root.slice(0, startLength)))) put(byStart, start, sentence);
  };
  if (source === 'stories') {
    for (const { text, of, section } of facts.stories)
      add({ text, section, entity: facts.entities.find(({ id }) => id === of) });
  } else if (source === 'chapters') {
    for (const { text, number } of facts.told)
      add({ text, entity: facts.entities.find(({ kind, values }) => kind === 'chapter' && values.number === number) });
    for (const entity of facts.entities)
      if (entity.kind === 'figure') for (const { text, field } of entity.facts) add({ text, field, entity });
  } else {
    for (const entity of facts.entities)
      if (entity.kind !== 'figure')
        for (const { text, field, frame } of entity.facts)
          if (field !== 'tags' && field !== 'place') add({ text, field, frame, entity });
    for (const { text, topic, part } of facts.passages) add({ text, topic, part });
  }
  shelves[source].set(knowledge, shelf);
  return shelf;
}

/** How much a part of a question weighs that the content never speaks of. */
const missing = 1.5;
/** What an entry says elsewhere counts so much for its sentences. */
const ofEntity = 0.55;
/** A word of its name or its keywords counts nearly whole. */
const ofName = 0.9;
/** A picture's description is said rather than a text only when it says more; a project's is drawn, and tells least. */
const ofPictures = 0.8;
const ofDrawings = 0.5;

/** The sentences that say most of what is asked, best first; what an entry says elsewhere counts in part. */
export function findSentences(
  topics: readonly string[],
  knowledge: Knowledge,
  among: (sentence: Sentence) => boolean = () => true,
  worth: (root: string) => number = () => 1,
  source: Source = 'texts',
): FoundSentence[] {
  const { index, related, said } = knowledge;
  const { all, byRoot, byStart } = shelfOf(knowledge, source);
  const found = new Map<Sentence, { own: number; here: number[] }>();
  const asked = topics.map((root, at) => {
    const others = [...(related.get(root) ?? [])];
    const known = (source === 'texts' ? said.has(root) : byRoot.has(root)) || others.some((other) => said.has(other));
    const rarity = Math.min(4, Math.log(1 + all.length / (1 + (byRoot.get(root)?.length ?? 0))));
    const weight = (known ? rarity * (0.35 + Math.min(1, tellingOf(root, knowledge))) : missing) * worth(root);
    const match = (sentences: readonly Sentence[] | undefined, part: number) => {
      for (const sentence of sentences ?? []) {
        if (!among(sentence)) continue;
        const row = found.get(sentence) ?? { own: 0, here: [] };
        if ((row.here[at] ?? 0) >= part) continue;
        row.own += (part - (row.here[at] ?? 0)) * weight;
        row.here[at] = part;
        found.set(sentence, row);
      }
    };
    match(byRoot.get(root), 1);
    for (const other of others) match(byRoot.get(other), 0.7);
    if (root.length > startLength) match(byStart.get(root.slice(0, startLength)), 0.5);
    const there = new Map<Entity, number>();
    for (const other of others) for (const entity of index.get(other)?.keys() ?? []) there.set(entity, ofEntity * 0.7);
    for (const [entity, weight] of index.get(root) ?? []) there.set(entity, weight > 2 ? ofName : ofEntity);
    return { there, weight };
  });
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  return [...found]
    .map(([sentence, { own, here }]): FoundSentence => {
      const part = sentence.field !== 'alt' ? 1 : sentence.frame === undefined ? ofDrawings : ofPictures;
      let score = 0;
      let hits = 0;
      asked.forEach(({ there, weight }, at) => {
        const match = Math.max(here[at] ?? 0, (sentence.entity && there.get(sentence.entity)) ?? 0);
        if (match > 0) hits += 1;
        score += match * weight * part;
      });
      return { sentence, own: own * part, score, share: total > 0 ? score / total : 0, hits };
    })
    .sort((a, b) => b.score - a.score);
}

/** The stems that only tell which entry is meant: of its names, keywords and tags, and of its first sentence. */
export function identityOf({ names, keywords, values, facts }: Entity, knowledge: Knowledge): ReadonlySet<string> {
  const first = facts.find(({ field }) => field === 'description')?.text ?? '';
  return rootsOf([...names, keywords, ...(values.tags ?? []), first].join(' '), knowledge);
}

/** The sentence of an entry, or of its story, that answers: words that only tell which entry is meant count little. */
export function sentencesOn(
  entity: Entity,
  topics: readonly string[],
  knowledge: Knowledge,
  source: Source = entity.kind === 'figure' ? 'chapters' : 'texts',
  worth: (root: string) => number = () => 1,
): FoundSentence[] {
  const roots = identityOf(entity, knowledge);
  return findSentences(
    topics,
    knowledge,
    (sentence) => sentence.entity === entity,
    (root) => (roots.has(root) ? 0.3 : worth(root)),
    source,
  );
}

/** What the chapters themselves say of what is asked: a sentence that holds most of it. */
export function findInChapters(topics: readonly string[], knowledge: Knowledge): FoundSentence | undefined {
  const [best] = findSentences(topics, knowledge, ({ entity }) => entity?.kind === 'chapter', undefined, 'chapters');
  return best && best.hits > 1 && best.share > 0.5 && best.own > 4 ? best : undefined;
}
