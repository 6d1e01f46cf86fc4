import { entryOf, isEntry } from '../facts/records.ts';
import type { Entity } from '../facts/types.ts';
import type { Hit, Sentence, Source } from '../find/index.ts';
import { sentencesOf } from '../words/text.ts';
import type { Candidate } from './candidate.ts';
import { factsAbout } from './fields.ts';
import { queriesOf } from './queries.ts';
import { heldIn, say, type Draft, type Scene } from './scene.ts';
import { replyTargets, replyTo } from './site.ts';
import { writtenNear } from './written.ts';

/** The most sentences of the whole site, and of each entry in question. */
const [mostSentences, mostOfSubject] = [14, 6];
/** Targets with a smaller share are ignored. */
const leastShare = 0.004;
/** More than all other targets together. */
const surely = 0.5;
const smallTalk = /^(?:greeting|goodbye|thanks|insult|smalltalk\b)/;
/** Four in five answers with wordings so near are right. */
const nearlySame = 0.25;
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
      .flatMap((subject) => factsAbout(scene, subject)),
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
    ...queriesOf(scene),
    ...written,
    ...sentenceCandidates(scene),
    ...partsOfLast(scene),
    { kind: 'reply', targets: ['unsaid'], draft: { text: say(scene, 'terms') } },
  ];
  if (isSmallTalk(scene)) return all.filter(({ kind }) => kind === 'reply');
  return isPersonal(scene) ? all.filter(isOfPerson) : all;
}

/** True for "Hello" and the like, which nothing on the site answers. */
function isSmallTalk({ shares, reading }: Scene): boolean {
  let talk = 0;
  for (const [target, share] of shares) if (smallTalk.test(target)) talk += share;
  return talk > surely && reading.named.length === 0;
}

/** True for a question about the owner's private life, which no fact about anything else answers. */
function isPersonal({ strictly, reading, state }: Scene): boolean {
  const isOther = reading.named.length > 0 || state.focus.some(({ kind }) => kind === 'character');
  return !isOther && (strictly.get('owner.private') ?? 0) > surely;
}

/** True for replies, the owner's answers, and prepared answers to such a question or to nearly the same one. */
function isOfPerson({ kind, targets, hit, near = 0 }: Candidate): boolean {
  if (kind === 'reply' || targets[0] === 'taught') return true;
  return kind === 'written' && !hit?.sentence.entity && near > nearlySame;
}

/** The targets of a sentence, by its location or else by what it is about. */
const targetsOf: Partial<Record<Source | Entity['kind'], string>> = {
  about: 'owner.start owner.how-works owner.clients owner.who owner.hobbies',
  intro: 'owner.who owner.clients owner.hobbies owner.how-works',
  availability: 'owner.availability owner.services owner.remote',
  skills: 'owner.skills owner.uses',
  privacy: 'site.privacy.chat site.privacy.form site.privacy.cookies',
  newsletter: 'site.newsletter',
  novel: 'novel.what novel.setting novel.inspiration novel.genre',
  chapter: 'novel.chapters x.fact x.what',
  job: 'owner.experience owner.clients owner.services x.fact',
  study: 'owner.education owner.licence x.fact',
  pursuit: 'owner.hobbies x.fact',
  character: 'novel.characters x.fact x.what',
  review: 'novel.reviews x.fact',
};

function targetsAt({ source, entity }: Sentence): string[] {
  return (targetsOf[source] ?? (entity && targetsOf[entity.kind]) ?? 'x.fact x.what').split(' ');
}

/** The sentences that match best: of all, by themselves, by their target, and of each entry in question. */
function sentenceCandidates(scene: Scene): Candidate[] {
  const entries = scene.reading.named.filter(isEntry);
  const said = scene.hits.filter(
    ({ sentence: { source, entity } }) =>
      source !== 'answer' &&
      (entries.length === 0 || (entity && (!isEntry(entryOf(entity)) || entries.includes(entryOf(entity))))),
  );
  // The classifier may predict a sentence's target without a common word.
  const targets = [...scene.strictly].flatMap(([target, share]) => (share > likely ? [target] : []));
  const meant = scene.subjects.flatMap(({ how, entity }) => (how === 'described' ? [] : entryOf(entity)));
  const first = (hits: readonly Hit[]) => hits.slice(0, mostOfSubject);
  const chosen = new Set([
    ...said.slice(0, mostSentences),
    ...first(said.filter(({ ownShare }) => ownShare > 0).sort((a, b) => b.ownShare - a.ownShare)),
    ...first(said.filter(({ sentence }) => targetsAt(sentence).some((target) => targets.includes(target)))),
    ...meant.flatMap((entry) => first(said.filter(({ sentence: { entity } }) => entity && entryOf(entity) === entry))),
  ]);
  return [...chosen].map((hit): Candidate => {
    const { entity } = hit.sentence;
    const subject = entity && scene.subjects.find((each) => each.entity === entity || entryOf(entity) === each.entity);
    return { kind: 'sentence', targets: targetsAt(hit.sentence), draft: quoteOf(scene, hit), subject, hit };
  });
}

/** A sentence as a reply: the owner's first person in quotation marks, its thing by name where the question does not say it. */
function quoteOf(scene: Scene, { sentence }: Hit): Draft {
  const { entity, source, before } = sentence;
  const { knowledge, reading } = scene;
  const isLeaning = before && knowledge.words.dangling(sentence.text.split(/[\s,]/)[0]?.toLowerCase() ?? '');
  const whole = isLeaning ? `${before.text} ${sentence.text}` : sentence.text;
  const text = isFirstPerson(whole, scene) ? say(scene, 'ownWords', { story: whole }) : whole;
  if (!entity) return { text };
  const entry = entryOf(entity);
  const focus = [entity];
  if (source === 'chapter') return { text: say(scene, 'fromChapter', { title: entity.title, text: whole }), focus };
  const isSaid = reading.named.includes(entry) && reading.named.length === 1;
  return { text: isSaid || !isEntry(entry) ? text : say(scene, 'inThing', { title: entry.title, text }), focus };
}

/** True for a sentence in which the owner speaks of herself or himself. */
function isFirstPerson(text: string, { knowledge }: Scene): boolean {
  const said = text.replace(/["“«][^"”»]*["”»]/g, '').match(/\p{L}+/gu) ?? [];
  return said.some((word) => knowledge.words.firstPerson(word.toLowerCase()));
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
