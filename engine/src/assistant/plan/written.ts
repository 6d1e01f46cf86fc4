import { entryOf, isEntry } from '../facts/records.ts';
import type { Entity } from '../facts/types.ts';
import type { Sentence } from '../find/index.ts';
import { perKnowledge } from '../knowledge.ts';
import { readQuestion } from '../read/read.ts';
import { plainWords } from '../words/text.ts';
import { featuresOf } from '../words/features.ts';
import { say, type Draft, type Scene } from './scene.ts';

/** The most answers that are considered: of all, and of the owner's own and of each entry in question. */
const [mostWritten, mostOfKind] = [8, 5];
/** The least similarity of an answer without a word of the question. */
const leastNear = 0.1;
/** The least words of a question that is not about what was said before. */
const leastWhole = 4;
/** Words in this share of the wordings are not distinctive. */
const tooCommon = 0.08;
/** So many wordings of an answer are enough for a prediction. */
const predicted = 4;

/** The wordings of the prepared answers and of the owner's own, by their features. */
interface Wordings {
  /** For each feature, the wordings that contain it. */
  holders: ReadonlyMap<string, readonly number[]>;
  /** The squared weight of a feature that so many wordings contain. */
  worth(holders: number): number;
  sizes: readonly number[];
  answers: readonly number[];
  /** The answers to each wording. */
  same: ReadonlyMap<string, ReadonlySet<number>>;
  /** The prediction for each answer: square roots of shares, and the likeliest target. */
  shares: readonly Float64Array[];
  targets: readonly string[];
  /** The things that each answer names, in its order. */
  entities: readonly (readonly Entity[])[];
}

const wordingsOf = perKnowledge((knowledge): Wordings => {
  const holders = new Map<string, number[]>();
  const lists: string[][] = [];
  const answers: number[] = [];
  const same = new Map<string, Set<number>>();
  const { language, concepts, model, facts, pack } = knowledge;
  const shares = knowledge.written.sentences.map(({ answer, entity }, at) => {
    const sum = new Float64Array(model.classes.length);
    const names = entity ? [entryOf(entity).title] : [facts.owner.short, ...pack.grammar.asOwner.split(' ')];
    for (const asked of answer!.questions) {
      const named = names.map((name) => asked.replaceAll('{it}', name));
      // Another wording of an entry's answer may only be clear on its page.
      for (const each of entity && entity.kind !== 'text' && !asked.includes('{it}') ? [] : named) {
        const key = plainWords(each).join(' ');
        same.set(key, (same.get(key) ?? new Set()).add(at));
      }
      const list = featuresOf(readQuestion(named[0]!, knowledge).seen, concepts, language);
      for (const feature of list) {
        const row = holders.get(feature);
        if (row) row.push(lists.length);
        else holders.set(feature, [lists.length]);
      }
      lists.push(list);
      answers.push(at);
    }
    const some = lists.slice(-answer!.questions.length).slice(0, predicted);
    for (const list of some) model.classify(list).forEach((share, target) => (sum[target]! += share / some.length));
    return sum.map(Math.sqrt);
  });
  // Features of many wordings find none of them, and count like unknown words.
  for (const [feature, { length }] of holders) if (length > lists.length * tooCommon + 3) holders.delete(feature);
  const worth = (count: number) => Math.log((1 + lists.length) / (1 + count)) ** 2;
  const sizes = lists.map((list) =>
    Math.sqrt(list.reduce((sum, feature) => sum + worth(holders.get(feature)?.length ?? 0), 0)),
  );
  const targets = shares.map((each) => model.classes[each.indexOf(Math.max(...each))]!);
  const entities = knowledge.written.sentences.map(({ text }) =>
    knowledge.records
      .filter((each) => isTopic(each) && text.includes(each.title))
      .sort((a, b) => text.indexOf(a.title) - text.indexOf(b.title)),
  );
  return { holders, worth, sizes, answers, same, shares, targets, entities };
});

/** What a later "it" can mean: anything with a page or a text of its own. */
const isTopic = (record: Entity) => isEntry(record) || /^(job|study|chapter|character)$/.test(record.kind);

/** The similarity of the nearest wording of each answer. */
function nearness({ features }: Scene, { holders, worth, sizes, answers, shares }: Wordings): Float64Array {
  const sums = new Float64Array(sizes.length);
  let own = 0;
  for (const feature of features) {
    const found = holders.get(feature) ?? [];
    const counts = worth(found.length);
    own += counts;
    for (const at of found) sums[at]! += counts;
  }
  const nearest = new Float64Array(shares.length);
  const size = Math.sqrt(own) || 1;
  for (let at = 0; at < sums.length; at += 1) {
    const answer = answers[at]!;
    nearest[answer] = Math.max(nearest[answer]!, sums[at]! / (sizes[at]! * size || 1));
  }
  return nearest;
}

/** Prepared answers and the owner's own, found by their nearest wording, their words and their predicted target. */
export function writtenNear(scene: Scene) {
  const { knowledge, subjects, reading } = scene;
  const { written } = knowledge;
  if (written.sentences.length === 0) return [];
  const wordings = wordingsOf(knowledge);
  const nearest = nearness(scene, wordings);
  const asked = scene.topics.map(Math.sqrt);
  const hits = new Map(written.search(written.terms(reading.topics)).map((hit) => [hit.sentence, hit]));
  const meant = new Set(subjects.flatMap(({ entity, how }) => (how === 'described' ? [] : [entity])));
  // A whole question in the very words of one answer.
  const words = plainWords(reading.asked);
  const same = wordings.same.get(words.join(' '));
  const only = same?.size === 1 && words.length >= leastWhole ? [...same][0] : undefined;
  if (only !== undefined) nearest[only] = 1;
  const ranked = written.sentences.flatMap((sentence, at) => {
    const hit = hits.get(sentence);
    const kind = sentence.isOwn ? 'own' : sentence.entity && meant.has(sentence.entity) ? sentence.entity : undefined;
    if (!hit && !kind && nearest[at]! < leastNear) return [];
    const alike = asked.reduce((sum, share, target) => sum + share * wordings.shares[at]![target]!, 0);
    return [{ sentence, at, alike, hit, kind, worth: nearest[at]! + 0.5 * alike + (hit?.ownShare ?? 0) }];
  });
  ranked.sort((a, b) => b.worth - a.worth);
  const chosen = new Set(ranked.slice(0, mostWritten));
  for (const kind of ['own', ...meant])
    for (const each of ranked.filter((one) => one.kind === kind).slice(0, mostOfKind)) chosen.add(each);
  return [...chosen].map(({ sentence, at, alike, hit }) => ({
    isSame: at === only,
    kind: sentence.isOwn ? ('answer' as const) : ('written' as const),
    targets: sentence.isOwn ? ['taught', 'terms.'] : [...(sentence.isUnsaid ? ['unsaid'] : []), wordings.targets[at]!],
    draft: draftOf(scene, sentence, wordings.entities[at]!),
    hit: hit ?? { sentence, ownShare: 0, share: 0, held: [] },
    subject: subjects.find((each) => each.entity === sentence.entity),
    alike,
    alikeInTopic: sentence.isOwn ? alikeIn(knowledge.model.classes, asked, wordings.shares[at]!) : undefined,
    near: nearest[at],
  }));
}

/** The similarity of two predictions over business topics alone. */
function alikeIn(classes: readonly string[], one: Float64Array, other: Float64Array): number {
  let [both, ones, others] = [0, 0, 0];
  classes.forEach((target, at) => {
    if (!target.startsWith('terms.')) return;
    both += one[at]! * other[at]!;
    ones += one[at]! ** 2;
    others += other[at]! ** 2;
  });
  return both / Math.sqrt(ones * others || 1);
}

/** Adds the entry's name to an answer that has it only in its wordings, unless the topic is clear. */
function draftOf(scene: Scene, { text, entity, isOwn }: Sentence, entities: readonly Entity[]): Draft {
  const list = entities.length > 1 ? { list: entities } : {};
  if (isOwn) return { text };
  if (!entity) return { text, focus: entities, ...list };
  const { title } = entryOf(entity);
  const isMeant = scene.subjects.some((each) => each.how !== 'described' && entryOf(each.entity) === entryOf(entity));
  return {
    text: isMeant || text.includes(title) ? text : say(scene, 'inThing', { title, text }),
    focus: [entity],
    ...list,
  };
}
