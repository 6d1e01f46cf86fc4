import type { Candidate } from '../plan/candidates.ts';
import { family, type Add, type Case } from './case.ts';

export function ofSentence(given: Case, { hit }: Candidate, add: Add): void {
  const { sentence, share, ownShare } = hit!;
  add('sentence: holds', ownShare);
  add('sentence: holds with what is beside', share);
  add('sentence: behind the best with what is beside', given.best - share);
  add(`sentence: from ${sentence.source}`, 1);
  if (sentence.entity) add(`sentence: of ${sentence.entity.kind}`, 1);
  add('sentence: first', sentence.isFirst);
}

export function ofQuery({ scene, isPlural }: Case, { query }: Candidate, add: Add): void {
  const { operation, explained, isEmpty } = query!;
  add(`query: ${operation}`, 1);
  add('query: several', isPlural && operation === 'list');
  add('query: explained', explained);
  add('query: empty', isEmpty);
  add('query: of one named', scene.reading.named.length === 1 && operation !== 'compare');
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

export function ofWritten(given: Case, { hit, near = 0, alike = 0, subject, targets }: Candidate, add: Add): void {
  const { scene, nearest } = given;
  const { entity } = hit!.sentence;
  const [first = 0, second = 0] = nearest;
  const isFirst = near === first;
  add('written: near', near);
  add('written: nearest', isFirst);
  add('written: ahead of the next', isFirst ? first - second : 0);
  add('written: behind the nearest', first - near);
  add('written: alike', alike);
  add('written: holds', hit!.ownShare);
  add('written: holds with its text', hit!.share);
  add('written: unsaid', targets[0] === 'unsaid');
  const how = subject?.how;
  if (hit!.sentence.isOwn) {
    add('own: near', near);
    add('own: alike', alike);
    add('own: surely alike', Math.max(0, alike - 0.7) * 3);
    add('own: holds', hit!.ownShare);
  }
  add(`written: of ${hit!.sentence.isOwn ? 'own' : (entity?.kind ?? 'owner')}`, 1);
  add('written: of none, in talk', !entity && scene.state.focus.length > 0);
  add('written: of what is not meant', entity !== undefined && !how);
}
