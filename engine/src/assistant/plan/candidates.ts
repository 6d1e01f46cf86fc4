import { entryOf, isEntry } from '../facts/records.ts';
import type { Entity } from '../facts/types.ts';
import type { Hit, Sentence, Source } from '../find/index.ts';
import { sentencesOf } from '../words/text.ts';
import { isFirstPerson } from '../say/person.ts';
import { factsAbout } from './fields.ts';
import { queriesOf, type Query } from './queries.ts';
import { heldIn, say, type Draft, type Scene, type Subject } from './scene.ts';
import { writtenNear } from './written.ts';
import { replyTargets, replyTo } from './site.ts';

/** A possible answer. The judge compares all kinds. */
export interface Candidate {
  kind: 'fact' | 'reply' | 'sentence' | 'query' | 'part' | 'written';
  /** The classifier's targets for it; the first names the reply. */
  targets: readonly string[];
  draft: Draft;
  subject?: Subject;
  hit?: Hit;
  query?: Query;
  /** Similarity of the predictions for the question and for a written answer, 0 to 1. */
  alike?: number;
  /** Similarity of its nearest wording. */
  near?: number;
  /** The share of the question that a part of the last answer contains. */
  held?: number;
}

/** The most sentences of the whole site, and of each entry in question. */
const [mostSentences, mostOfSubject] = [14, 6];
/** Unlikely meanings of the question. */
const leastShare = 0.004;
/** More than all other targets together. */
const surely = 0.5;
/** Of a prepared answer's wording. */
const nearlySame = 0.5;
/** The least share of a likely target, except x.fact, which fits any sentence. */
const likely = 0.25;

/** All possible answers: facts, replies, the owner's answers, sentences, queries. */
export function candidatesOf(scene: Scene): Candidate[] {
  const written = writtenNear(scene);
  const only = written.find(({ isSame }) => isSame);
  if (only) return [only];
  const all: Candidate[] = [
    // A question that names an entry describes no other.
    ...scene.subjects
      .filter(({ how }) => how !== 'described' || scene.reading.named.length === 0)
      .flatMap((subject) => factCandidates(scene, subject)),
    ...replyTargets
      .filter(
        (target) =>
          (scene.shares.get(target) ?? 0) > leastShare ||
          (target === 'x.unknown' && scene.reading.strangers.length > 0),
      )
      .flatMap((target): Candidate[] => {
        const draft = replyTo(scene, target);
        return draft ? [{ kind: 'reply', targets: [target], draft }] : [];
      }),
    ...queriesOf(scene).map((query): Candidate => ({
      kind: 'query',
      targets: query.targets,
      draft: query.draft,
      query,
    })),
    ...written,
    ...sentenceCandidates(scene),
    ...partsOfLast(scene),
    { kind: 'reply', targets: ['unsaid'], draft: { text: say(scene, 'terms') } },
  ];
  return isPersonal(scene) ? all.filter(isOfPerson) : all;
}

/** True for a question about the owner's private life, which no fact about anything else answers. */
function isPersonal({ strictly, reading, state }: Scene): boolean {
  const isOther = reading.named.length > 0 || state.focus.some(({ kind }) => kind === 'character');
  return !isOther && (strictly.get('owner.private') ?? 0) > surely;
}

/** True for replies, the owner's answers, and prepared answers to such a question or to nearly the same one. */
function isOfPerson({ kind, targets, hit, near = 0 }: Candidate): boolean {
  if (kind === 'reply' || targets[0] === 'taught') return true;
  const isOfOwner = kind === 'written' && !hit?.sentence.entity;
  return isOfOwner && (near > nearlySame || (targets.includes('owner.private') && hit!.held.includes(1)));
}

function factCandidates(scene: Scene, subject: Subject): Candidate[] {
  const { entity } = subject;
  return factsAbout(scene, entity).map(({ targets, text }): Candidate => ({
    kind: 'fact',
    targets,
    draft: { text, focus: [entity] },
    subject,
  }));
}

/** The target of a sentence, by its location. */
const targetsOf: Partial<Record<Source, readonly string[]>> = {
  about: ['owner.start', 'owner.how-works', 'owner.clients', 'owner.who', 'owner.hobbies'],
  intro: ['owner.who', 'owner.clients', 'owner.hobbies', 'owner.how-works'],
  availability: ['owner.availability', 'owner.services', 'owner.remote'],
  privacy: ['site.privacy.chat', 'site.privacy.form', 'site.privacy.cookies'],
  newsletter: ['site.newsletter'],
  novel: ['novel.what', 'novel.setting', 'novel.inspiration', 'novel.genre'],
  story: ['x.fact', 'x.what'],
  chapter: ['x.fact', 'novel.chapters', 'x.what'],
};
const targetsOfKind: Partial<Record<Entity['kind'], readonly string[]>> = {
  job: ['owner.experience', 'owner.clients', 'owner.services', 'x.fact'],
  study: ['owner.education', 'owner.licence', 'x.fact'],
  pursuit: ['owner.hobbies', 'x.fact'],
  chapter: ['novel.chapters', 'x.fact', 'x.what'],
  character: ['novel.characters', 'x.fact', 'x.what'],
  review: ['novel.reviews', 'x.fact'],
  novel: ['novel.what', 'novel.setting', 'novel.inspiration', 'novel.genre'],
  picture: ['x.fact', 'x.what', 'work.place'],
};

const targetsAt = ({ source, entity }: Sentence) =>
  targetsOf[source] ?? (entity && targetsOfKind[entity.kind]) ?? ['x.fact', 'x.what'];

function sentenceCandidates(scene: Scene): Candidate[] {
  const entries = scene.reading.named.filter(isEntry);
  const said = scene.hits.filter(
    ({ sentence: { source, entity } }) =>
      source !== 'answer' &&
      (entries.length === 0 || (entity && (!isEntry(entryOf(entity)) || entries.includes(entryOf(entity))))),
  );
  const chosen = new Set(said.slice(0, mostSentences));
  const holding = said.filter(({ own }) => own > 0).sort((a, b) => b.own - a.own);
  for (const hit of holding.slice(0, mostOfSubject)) chosen.add(hit);
  // The classifier may predict a sentence's target without a common word.
  const targets = [...scene.strictly].flatMap(([target, share]) => (share > likely ? [target] : []));
  const near = said.filter(({ sentence }) => targets.some((target) => targetsAt(sentence).includes(target)));
  for (const hit of near.slice(0, mostOfSubject)) chosen.add(hit);
  for (const { how, entity } of scene.subjects) {
    const own = said.filter(({ sentence }) => sentence.entity && entryOf(sentence.entity) === entryOf(entity));
    if (how !== 'described') for (const hit of own.slice(0, mostOfSubject)) chosen.add(hit);
  }
  return [...chosen].map((hit): Candidate => {
    const { entity } = hit.sentence;
    const subject = entity && scene.subjects.find((each) => each.entity === entity || entryOf(entity) === each.entity);
    return {
      kind: 'sentence',
      targets: targetsAt(hit.sentence),
      draft: quoteOf(scene, hit),
      subject,
      hit,
    };
  });
}

/** A sentence as a reply: the owner's first person in quotation marks, its thing by name where the question does not say it. */
function quoteOf(scene: Scene, { sentence }: Hit): Draft {
  const { entity, source, before } = sentence;
  const { knowledge, reading } = scene;
  const isLeaning = before && knowledge.words.dangling(sentence.text.split(/[\s,]/)[0]?.toLowerCase() ?? '');
  const whole = isLeaning ? `${before.text} ${sentence.text}` : sentence.text;
  if (!entity) return { text: isFirstPerson(whole, knowledge) ? say(scene, 'ownWords', { text: whole }) : whole };
  if (source === 'chapter')
    return { text: say(scene, 'fromChapter', { title: entity.title, text: whole }), focus: [entity] };
  const entry = entryOf(entity);
  const text = isFirstPerson(whole, knowledge) ? say(scene, 'ownWords', { text: whole }) : whole;
  const isSaid = reading.named.includes(entry) && reading.named.length === 1;
  return {
    text: isSaid || !isEntry(entry) ? text : say(scene, 'inThing', { title: entry.title, text }),
    focus: [entity],
  };
}

/** "Does that cost extra?": the sentences of the owner's answer that was just given. */
function partsOfLast(scene: Scene): Candidate[] {
  const { said, target } = scene.state;
  return (target === 'taught' ? sentencesOf(said) : []).map((text): Candidate => ({
    kind: 'part',
    targets: ['taught'],
    draft: { text },
    held: heldIn(scene, text),
  }));
}
