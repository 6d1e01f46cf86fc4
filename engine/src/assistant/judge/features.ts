import { entryOf, isEntry } from '../facts/records.ts';
import type { Entity } from '../facts/types.ts';
import type { Candidate } from '../plan/candidates.ts';
import { family, type Add, type Case } from './case.ts';
import { ofAnswer, ofQuery, ofReply, ofSentence, ofWritten } from './features-of-kinds.ts';

/** The features of a candidate, by name. */
export type Features = ReadonlyMap<string, number>;

/** Prefixes of the classifier's targets for each kind. */
function familyOf({ kind }: Entity): string {
  if (/^(chapter|character|novel|review)$/.test(kind)) return 'novel';
  if (/^(job|study|pursuit|skill|tongue)$/.test(kind)) return 'owner';
  return kind === 'project' ? 'p' : 'work';
}

/** The features of a candidate; values are between about -1 and 2. */
export function featuresOf(given: Case, candidate: Candidate): Features {
  const features = new Map<string, number>();
  const add = (name: string, value: number | boolean | undefined) => {
    const number = Number(value ?? 0);
    if (number !== 0) features.set(name, (features.get(name) ?? 0) + number);
  };
  const { kind } = candidate;
  add(`is ${kind}`, 1);
  ofLearner(given, candidate, add);
  ofSubject(given, candidate, add);
  ofTalk(given, candidate, add);
  if (kind === 'sentence') ofSentence(given, candidate, add);
  if (kind === 'answer' || kind === 'part') ofAnswer(given, candidate, add);
  if (kind === 'written') ofWritten(given, candidate, add);
  if (kind === 'query') ofQuery(given, candidate, add);
  if (kind === 'reply') ofReply(given, candidate, add);
  add(`${kind}: said before`, candidate.draft.text === given.scene.state.said);
  return features;
}

function ofLearner({ scene, top, families, bestAnswer }: Case, { kind, targets }: Candidate, add: Add): void {
  // Only replies have a business topic, facts of an entry do not.
  const known = kind === 'reply' || kind === 'query' || kind === 'written' ? scene.shares : scene.strictly;
  const shares = targets.map((target) => known.get(target) ?? 0);
  const most = Math.max(0, ...shares);
  const [first = ''] = targets;
  add(`${kind}: share`, Math.sqrt(most));
  add(`${kind}: share of all`, Math.sqrt(shares.reduce((sum, share) => sum + share, 0)));
  add(`${kind}: log share`, Math.log(most + 1e-3) / 7 + 1);
  add(`${kind}: likeliest`, targets.includes(top));
  add(`${kind}: family`, families.get(family(first)));
  add(`off in all: ${kind}`, families.get('off'));
  if (kind !== 'answer') add(`${kind}: an answer is alike`, bestAnswer * (families.get('terms') ?? 0));
  if (kind === 'sentence' || kind === 'answer') add(`${kind}: terms in all`, families.get('terms'));
}

function ofSubject(given: Case, { kind, subject, targets }: Candidate, add: Add): void {
  const { isNamed, scene } = given;
  if (!subject) {
    add(`${kind}: ignores a name`, isNamed);
    return;
  }
  const { how, share, margin, entity } = subject;
  add(`${kind}: ${how}`, 1);
  add(`${kind}: not what is named`, isNamed && how !== 'named');
  add(`${kind}: ${how} share`, share);
  if (how === 'described') {
    add(`${kind}: described margin`, Math.max(-0.5, margin));
    add(`${kind}: described first`, margin >= 0);
  }
  if (kind === 'fact') {
    add(`fact: ${targets[0]}`, 1);
    add(`fact: of ${entity.kind}`, 1);
    add(`fact: of ${entity.kind}, ${how}`, 1);
    const ofFamily = given.families.get(familyOf(entity)) ?? 0;
    add(`${familyOf(entity)} in all, ${how}`, ofFamily);
    add(`fact: ${how}, of another family`, 1 - ofFamily);
    add('fact: of several', given.isPlural && how !== 'named');
    add(
      'fact: of a series',
      entity.kind !== 'picture' &&
        isEntry(entity) &&
        scene.subjects.some(
          (each) => each.entity.kind === 'picture' && entryOf(each.entity) === entity && each.share > share + 0.05,
        ),
    );
  }
}

function ofTalk({ scene, isShort, isNamed }: Case, { kind, targets, subject }: Candidate, add: Add): void {
  const { state, constraints } = scene;
  if (!state.reading) return;
  const isTalk = subject && ['talk', 'listed', 'pointed'].includes(subject.how);
  add(`${kind}: in talk, follows`, isTalk && constraints.follow);
  add(`${kind}: in talk, points back`, isTalk && constraints.back);
  add(`${kind}: in talk, short`, isTalk && isShort);
  add(`${kind}: in talk, bare`, isTalk && constraints.bare);
  add(`${kind}: in talk, another asked`, isTalk && constraints.other);
  add(`${kind}: not in talk, follows`, !isTalk && !isNamed && constraints.follow);
  add(`${kind}: not in talk, points back`, !isTalk && !isNamed && constraints.back);
  add(`${kind}: not what is talked of, short`, !isTalk && !isNamed && isShort && state.focus.length === 1);
  const isAgain = targets.includes(state.target);
  add(`${kind}: same as before, bare`, isAgain && constraints.bare);
  add(`${kind}: same as before, follows`, isAgain && constraints.follow);
}
