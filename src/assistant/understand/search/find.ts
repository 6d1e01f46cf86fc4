import type { Entity, Fact } from '#src/assistant/facts/types.ts';
import type { Knowledge } from '../knowledge.ts';
import { stem } from '../words/stem.ts';
import { plainWords } from '../words/text.ts';

export interface Found {
  entity: Entity;
  score: number;
  /** How much of what the question says of a topic this entity holds, 0 to 1. */
  share: number;
}

/** How telling a stem is: rare in the content, and no everyday word of questions. */
export function tellingOf(root: string, knowledge: Knowledge): number {
  const { index, facts, model } = knowledge;
  const holders = index.get(root)?.size ?? 0;
  const rarity = Math.log(1 + facts.entities.length / (1 + holders));
  const common = commonnessOf(root, knowledge);
  return rarity / (1 + common / (model.commonness.size / 200));
}

const stemCommonness = new WeakMap<Knowledge, Map<string, number>>();

/** How often the examples use any form of a stem. */
function commonnessOf(root: string, knowledge: Knowledge): number {
  let table = stemCommonness.get(knowledge);
  if (!table) {
    table = new Map();
    for (const [word, count] of knowledge.model.commonness) {
      const key = stem(word, knowledge.language);
      table.set(key, (table.get(key) ?? 0) + count);
    }
    stemCommonness.set(knowledge, table);
  }
  return table.get(root) ?? 0;
}

/** The entities that the stems describe, best first. Related words count less than the words themselves. */
export function findEntities(
  topics: readonly string[],
  knowledge: Knowledge,
  among?: (entity: Entity) => boolean,
): Found[] {
  const { index, related } = knowledge;
  const scores = new Map<Entity, number>();
  let most = 0;
  for (const root of topics) {
    const telling = tellingOf(root, knowledge);
    most += telling;
    const best = new Map<Entity, number>();
    const give = (from: string, part: number) => {
      for (const [entity, weight] of index.get(from) ?? [])
        if (!among || among(entity)) best.set(entity, Math.max(best.get(entity) ?? 0, weight * part));
    };
    give(root, 1);
    for (const other of related.get(root) ?? []) give(other, 0.6);
    for (const [entity, weight] of best) scores.set(entity, (scores.get(entity) ?? 0) + weight * telling);
  }
  return [...scores]
    .map(([entity, score]) => ({ entity, score, share: most > 0 ? score / (most * 3) : 0 }))
    .sort((a, b) => b.score - a.score || (a.entity.id < b.entity.id ? -1 : 1));
}

const roots = new WeakMap<Knowledge, Map<string, ReadonlySet<string>>>();

/** The stems of a text of the content, worked out once. */
export function rootsOf(text: string, knowledge: Knowledge): ReadonlySet<string> {
  let known = roots.get(knowledge);
  if (!known) roots.set(knowledge, (known = new Map()));
  let own = known.get(text);
  if (!own) known.set(text, (own = new Set(plainWords(text).map((word) => stem(word, knowledge.language)))));
  return own;
}

/** The facts that say most of what the stems ask for, best first. */
export function rankFacts<Item extends { text: string }>(
  topics: readonly string[],
  facts: readonly Item[],
  knowledge: Knowledge,
  worth: (root: string) => number = () => 1,
): { fact: Item; score: number }[] {
  const { related } = knowledge;
  const stems = facts.map(({ text }) => rootsOf(text, knowledge));
  const rarity = (root: string) =>
    Math.log(1 + (facts.length + 1) / (1 + stems.filter((each) => each.has(root)).length));
  const weights = topics.map((root) => ({
    root,
    others: [...(related.get(root) ?? [])],
    weight: rarity(root) * worth(root),
  }));
  return facts
    .map((fact, at) => {
      const own = stems[at]!;
      let score = 0;
      for (const { root, others, weight } of weights) {
        if (own.has(root)) score += weight;
        else if (others.some((other) => own.has(other))) score += weight * 0.6;
        else if (root.length > 5 && [...own].some((word) => word.length > 4 && word.slice(0, 5) === root.slice(0, 5)))
          score += weight * 0.5;
      }
      return { fact, score };
    })
    .sort((a, b) => b.score - a.score);
}

/** The share of a question's topic words that the content holds at all. */
export function coverage(topics: readonly string[], { said, related }: Knowledge): number {
  if (topics.length === 0) return 0;
  const held = topics.filter(
    (root) => said.has(root) || [...(related.get(root) ?? [])].some((other) => said.has(other)),
  );
  return held.length / topics.length;
}

/** True for two stems that are one or lead to the same thing. */
export function isAlike(one: string, other: string, { related }: Knowledge): boolean {
  return one === other || Boolean(related.get(one)?.has(other));
}

/** True for what has a card of its own: a project or a work. */
export function isEntry(entity: Entity): boolean {
  return entity.kind === 'project' || isWork(entity);
}

/** True when the entity shows pictures. */
export function isWork({ kind }: Entity): boolean {
  return kind === 'photography' || kind === '2d-3d';
}

/** The facts of an entity that may be quoted. */
export function quotable(entity: Entity): Fact[] {
  return entity.facts.filter(({ field }) => field !== 'tags' && field !== 'place');
}
