import { entryOf } from '../facts/records.ts';
import type { Hit } from '../find/index.ts';
import type { Candidate } from '../plan/candidates.ts';
import type { Query } from '../plan/queries.ts';
import { family, type Add, type Case } from './case.ts';

/** Words of the question that ask for a list, a count or a comparison. */
const cues: Record<Query['operation'], (given: Case) => boolean> = {
  list: ({ isPlural }) => isPlural,
  count: ({ scene }) => scene.constraints.count,
  newest: ({ scene }) => scene.constraints.newest,
  oldest: ({ scene }) => scene.constraints.oldest,
  compare: ({ scene: { constraints } }) => constraints.either || constraints.before || constraints.after,
  recommend: ({ top }) => top === 'recommend',
};

/** How well it matches the words that do more than identify the entry. */
function beyondName({ scene }: Case, { sentence, held }: Hit): number {
  const called = sentence.entity && scene.knowledge.called.get(entryOf(sentence.entity));
  let [sum, total] = [0, 0];
  scene.terms.forEach(({ root, weight }, at) => {
    const counts = weight * (called?.has(root) ? 0.25 : 1);
    total += counts;
    sum += counts * (held[at] ?? 0);
  });
  return total > 0 ? sum / total : 0;
}

export function ofSentence(given: Case, { hit }: Candidate, add: Add): void {
  const { sentence, share, ownShare } = hit!;
  add('sentence: holds', ownShare);
  add('sentence: holds with what is beside', share);
  add('sentence: behind the best with what is beside', given.best - share);
  add('sentence: holds beyond its name', beyondName(given, hit!));
  add(`sentence: from ${sentence.source}`, 1);
  if (sentence.entity) add(`sentence: of ${sentence.entity.kind}`, 1);
  add('sentence: first', sentence.isFirst);
}

export function ofQuery(given: Case, { query }: Candidate, add: Add): void {
  const { operation, explained, isEmpty } = query!;
  add(`query: ${operation}`, 1);
  add('query: is asked', cues[operation](given));
  add('query: explained', explained);
  add('query: empty', isEmpty);
  add('query: of one named', given.scene.reading.named.length === 1 && operation !== 'compare');
}

export function ofReply({ scene, known, best, top }: Case, { targets }: Candidate, add: Add): void {
  const [target = ''] = targets;
  const name = /^(off|talk|smalltalk|site|novel|assistant)\./.test(target) ? family(target) : target;
  add(`reply: ${name}`, 1);
  add(`reply: ${name}, likeliest`, target === top);
  add(`reply: ${name}, unknown words`, 1 - known);
  if (target === 'unsaid') add('unsaid: share of the likeliest', scene.shares.get(top));
  if (target.startsWith('off.') || target === 'x.unknown' || target === 'injection') {
    const { tokens, strangers } = scene.reading;
    add(`reply: ${name}, site holds it`, best);
    add(`reply: ${name}, stranger`, strangers.length > 0);
    const isOfOwner = tokens.some(({ mention }) => mention?.type === 'owner');
    add(`reply: ${name}, of the owner`, isOfOwner);
  }
}

/** Of prepared answers and of the owner's own, each compared with its kind. */
export function ofWritten(given: Case, candidate: Candidate, add: Add): void {
  const { kind, hit, near = 0, alike = 0, alikeInTopic = 0, subject, targets } = candidate;
  const { scene, nearest, bestOwnAnswer } = given;
  const { entity, isOwn, kind: told = 'other' } = hit!.sentence;
  const [first = 0, second = 0] = nearest[kind === 'answer' ? kind : 'written'];
  const isFirst = near === first;
  add(`${kind}: near`, near);
  add(`${kind}: nearest`, isFirst);
  add(`${kind}: ahead of the next`, isFirst ? first - second : 0);
  add(`${kind}: behind the nearest`, first - near);
  add(`${kind}: holds`, hit!.ownShare);
  add(`${kind}: holds with its text`, hit!.share);
  add(`${kind}: holds beyond its name`, beyondName(given, hit!));
  if (isOwn) {
    add('answer: alike', alike);
    add('answer: behind the best', bestOwnAnswer - alike);
    add('answer: alike in its topic', alikeInTopic);
    add('answer: surely of its topic', Math.max(0, alikeInTopic - 0.7) * 3);
    return;
  }
  add('written: unsaid', targets[0] === 'unsaid');
  for (const form of given.forms) add(`${form}: tells ${told}`, 1);
  add(`written: of ${entity?.kind ?? 'owner'}`, 1);
  add('written: of none, in talk', !entity && scene.state.focus.length > 0);
  add('written: of what is not meant', entity !== undefined && !subject);
}
