import { entryOf, isEntry } from '../facts/records.ts';
import type { Entity } from '../facts/types.ts';
import type { Sentence } from '../find/index.ts';
import { perKnowledge, type Knowledge } from '../knowledge.ts';
import { readQuestion } from '../read/read.ts';
import { plainWords, wordsOfQuestion } from '../words/text.ts';
import { featuresOf } from '../words/features.ts';
import { say, type Draft, type Scene } from './scene.ts';

/** The most answers that are considered: of all, and of the owner's own and of each entry in question. */
const [mostWritten, mostOfKind] = [8, 5];
/** The name of what a question is about, among its words. */
export const it = '<it>';
/** The least similarity of an answer without a word of the question. */
const leastNear = 0.06;
/** The factor for answers about the subject of the question. */
const ofMeant = 1.5;
/** How many wordings of an answer the classifier reads to predict its targets. */
const predicted = 4;
/** A question with fewer words may depend on the previous one. */
const leastWhole = 4;

/** How rare a feature is, the answers whose wordings contain it, and how much it tells of each. */
interface Feature {
  rare: number;
  answers: number[];
  worths: number[];
}

/** The wordings of the prepared answers and of the owner's own. */
const wordingsOf = perKnowledge((knowledge) => {
  const features = new Map<string, Feature>();
  /** The answers to each wording. */
  const same = new Map<string, Set<number>>();
  /** The prediction for each of the owner's own: square roots of shares. */
  const shares = new Map<number, Float64Array>();
  const { language, concepts, facts, pack } = knowledge;
  let total = 0;
  const count = (name: string, answer: number) => {
    let feature = features.get(name);
    if (!feature) features.set(name, (feature = { rare: 0, answers: [], worths: [] }));
    const { answers, worths } = feature;
    if (answers.at(-1) === answer) worths[worths.length - 1]! += 1;
    else {
      answers.push(answer);
      worths.push(1);
    }
  };
  knowledge.written.sentences.forEach(({ answer, entity, isOwn }, at) => {
    const names = entity ? [entryOf(entity).title] : [facts.owner.short, ...pack.grammar.asOwner.split(' ')];
    for (const asked of answer!.questions) {
      // Another wording of an entry's answer may only be clear on its page.
      const isClear = asked.includes('{it}') || !entity || entity.kind === 'text';
      for (const way of new Set(isClear ? names.map((name) => asked.replaceAll('{it}', name)) : [])) {
        const key = plainWords(way).join(' ');
        same.set(key, (same.get(key) ?? new Set()).add(at));
      }
      const words = asked.split('{it}').flatMap((part, nth) => [...(nth > 0 ? [it] : []), ...wordsOfQuestion(part)]);
      for (const name of featuresOf(words, concepts, language)) count(name, at);
      total += 1;
    }
    if (isOwn) shares.set(at, predictionFor(answer!.questions, knowledge));
  });
  /** The length of each answer's vector. */
  const sizes = new Float64Array(knowledge.written.sentences.length);
  for (const feature of features.values()) {
    const rare = Math.log((1 + total) / (1 + feature.worths.reduce((sum, each) => sum + each)));
    feature.rare = rare;
    feature.worths = feature.worths.map((times) => Math.sqrt(times) * rare);
    feature.answers.forEach((answer, nth) => (sizes[answer]! += feature.worths[nth]! ** 2));
  }
  /** The things that each answer names, in its order. */
  const entities = knowledge.written.sentences.map(({ text }) =>
    knowledge.records
      .filter((each) => isTopic(each) && text.includes(each.title))
      .sort((a, b) => text.indexOf(a.title) - text.indexOf(b.title)),
  );
  return { features, sizes: sizes.map(Math.sqrt), rarest: Math.log(1 + total), same, shares, entities };
});

/** Square roots of the classifier's mean shares for an answer's first wordings. */
function predictionFor(questions: readonly string[], knowledge: Knowledge): Float64Array {
  const { model, concepts, language } = knowledge;
  const some = questions
    .slice(0, predicted)
    .map((asked) => model.classify(featuresOf(readQuestion(asked, knowledge).seen, concepts, language)));
  return some[0]!.map((_, target) => Math.sqrt(some.reduce((sum, shares) => sum + shares[target]!, 0) / some.length));
}

/** What a later "it" can mean: anything with a page or a text of its own. */
const isTopic = (record: Entity) => isEntry(record) || /^(job|study|chapter|character)$/.test(record.kind);

/** The similarity (cosine) of the question to the wordings of each answer, taken together. */
function nearness(
  { words, knowledge }: Scene,
  { features, sizes, rarest }: ReturnType<typeof wordingsOf>,
): Float64Array {
  const sums = new Float64Array(sizes.length);
  let own = 0;
  for (const name of featuresOf(words, knowledge.concepts, knowledge.language)) {
    const feature = features.get(name);
    const rare = feature?.rare ?? rarest;
    own += rare ** 2;
    feature?.answers.forEach((answer, nth) => (sums[answer]! += rare * feature.worths[nth]!));
  }
  return sums.map((sum, at) => sum / ((Math.sqrt(own) || 1) * (sizes[at] || 1)));
}

/** Prepared answers and the owner's own, found by their wordings, their words and the owner's by their predicted target. */
export function writtenNear(scene: Scene) {
  const { knowledge, subjects, reading } = scene;
  const { written } = knowledge;
  if (written.sentences.length === 0) return [];
  const wordings = wordingsOf(knowledge);
  const nearest = nearness(scene, wordings);
  const asked = scene.topics.map(Math.sqrt);
  const hits = new Map(written.search(written.terms(reading.topics)).map((hit) => [hit.sentence, hit]));
  const meant = new Set(subjects.flatMap(({ entity, how }) => (how === 'described' ? [] : [entity])));
  written.sentences.forEach(({ entity }, at) => {
    if (entity && meant.has(entity)) nearest[at]! *= ofMeant;
  });
  // A whole question in the very words of one answer.
  const words = plainWords(reading.asked);
  const same = wordings.same.get(words.join(' '));
  const only = same?.size === 1 && words.length >= leastWhole ? [...same][0] : undefined;
  if (only !== undefined) nearest[only] = 1;
  const ranked = written.sentences.flatMap((sentence, at) => {
    const hit = hits.get(sentence);
    const kind = sentence.isOwn ? 'own' : sentence.entity && meant.has(sentence.entity) ? sentence.entity : undefined;
    if (!hit && !kind && nearest[at]! < leastNear) return [];
    const predictedFor = wordings.shares.get(at);
    const alike = predictedFor && asked.reduce((sum, share, target) => sum + share * predictedFor[target]!, 0);
    return [{ sentence, at, alike, hit, kind, worth: 2 * nearest[at]! + 0.5 * (alike ?? 0) + (hit?.ownShare ?? 0) }];
  });
  ranked.sort((a, b) => b.worth - a.worth);
  const chosen = new Set(ranked.slice(0, mostWritten));
  for (const kind of ['own', ...meant])
    for (const each of ranked.filter((one) => one.kind === kind).slice(0, mostOfKind)) chosen.add(each);
  return [...chosen].map(({ sentence, at, alike, hit }) => ({
    isSame: at === only,
    kind: sentence.isOwn ? ('answer' as const) : ('written' as const),
    targets: sentence.isOwn ? ['taught', 'terms.'] : [sentence.kind === 'unsaid' ? 'unsaid' : 'written'],
    draft: draftOf(scene, sentence, wordings.entities[at]!),
    hit: hit ?? { sentence, ownShare: 0, share: 0, held: [] },
    subject: subjects.find((each) => each.entity === sentence.entity),
    alike,
    alikeInTopic: sentence.isOwn ? alikeIn(knowledge.model.classes, asked, wordings.shares.get(at)!) : undefined,
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
