import { entryOf } from '../facts/records.ts';
import { shareOf, type Hit } from '../find/index.ts';
import type { Candidate, Query } from '../plan/candidate.ts';
import { heldIn, holdsWord } from '../plan/scene.ts';
import { family, type Add, type Case } from './case.ts';
import { flags } from '../read/constraints.ts';
import type { Features } from './network.ts';

/** The features of a candidate; values are between about -1 and 2. */
export function featuresOf(given: Case, candidate: Candidate): Features {
  const { kind, draft } = candidate;
  return collect((add) => {
    add(`is ${kind}`, 1);
    ofText(given, candidate, add);
    ofLearner(given, candidate, add);
    ofSubject(given, candidate, add);
    ofTalk(given, candidate, add);
    if (kind === 'sentence') ofSentence(given, candidate, add);
    if (kind === 'part') add('part: held', candidate.held);
    if (kind === 'written' || kind === 'answer') ofWritten(given, candidate, add);
    if (kind === 'query') ofQuery(given, candidate, add);
    if (kind === 'reply') ofReply(given, candidate, add);
    add(`${kind}: said before`, draft.text === given.scene.state.said);
  });
}

function collect(fill: (add: Add) => void): Features {
  const features = new Map<string, number>();
  fill((name, value) => {
    const number = Number(value ?? 0);
    if (number !== 0) features.set(name, (features.get(name) ?? 0) + number);
  });
  return features;
}

/** The features of the question, the same for all candidates. */
export function questionFeatures(given: Case): Features {
  const { isNamed, isPlural, isShort, known, best, bestOwn, nearest, families } = given;
  const { constraints, reading, state, knowledge, subjects } = given.scene;
  const { words } = knowledge;
  return collect((add) => {
    for (const { text, mention } of reading.tokens) if (!mention && words.asks(text)) add(`asks ${text}`, 1);
    for (const name of [...flags, 'bare', 'either', 'follow', 'yesNo'] as const)
      add(`asked: ${name}`, constraints[name]);
    add('asked: negated', constraints.negated.some(Boolean));
    add('asked: dated', constraints.isDated !== undefined);
    add('asked: ordinal', constraints.ordinal !== undefined);
    add('asked: when', holdsWord(given.scene, 'whenAsked'));
    add('asked: where', holdsWord(given.scene, 'whereAsked'));
    for (const { attribute } of constraints.attributes) add(`asked: ${attribute}`, 1);
    for (const [name, share] of families) add(`asked: family ${name}`, share);
    for (const { entity, how } of subjects) if (how === 'named') add(`asked: names ${entity.kind}`, 1);
    for (const { kind } of state.focus.slice(0, 1)) add(`asked: in talk of ${kind}`, 1);
    add('asked: in talk', state.reading !== undefined);
    add('asked: named', isNamed);
    add('asked: plural', isPlural);
    add('asked: short', isShort);
    add('asked: length', Math.min(1, reading.tokens.length / 12));
    add('asked: known', known);
    add('asked: best', best);
    add('asked: best own', bestOwn);
    add('asked: nearest', nearest.written[0]);
    add('asked: second nearest', nearest.written[1]);
    add('asked: nearest own', given.bestOwnAnswer);
    add('asked: stranger', reading.strangers.length > 0);
  });
}

/** The form of a reply, by itself and beside that of the question. */
function ofText({ scene, yes, no, forms }: Case, { draft: { text } }: Candidate, add: Add): void {
  const traits = {
    yes: text.startsWith(yes),
    no: text.startsWith(no),
    figure: /\d/.test(text),
    year: /(?:19|20)\d\d/.test(text),
    list: text.includes('\n'),
  };
  for (const [trait, has] of Object.entries(traits))
    for (const form of ['text', ...forms]) add(`${form}: ${trait}`, has);
  add('text: holds', heldIn(scene, text));
  add('text: figures', Math.min(1, (text.match(/\d+/g)?.length ?? 0) / 5));
  add('text: mail', text.includes('@'));
  add('text: link', text.includes('http'));
  add('text: length', Math.min(1.5, text.length / 200));
  add('text: names', Math.min(1, (text.match(/(?<=\p{Ll}[,:]? )\p{Lu}\p{L}+/gu)?.length ?? 0) / 5));
}

function ofLearner({ scene, top, families }: Case, { kind, targets }: Candidate, add: Add): void {
  if (kind === 'written') return;
  // Only replies have a business topic, facts of an entry do not.
  const known = kind === 'reply' || kind === 'query' ? scene.shares : scene.strictly;
  const shares = targets.map((target) => known.get(target) ?? 0);
  const most = Math.max(0, ...shares);
  const [first = ''] = targets;
  add(`${kind}: share`, Math.sqrt(most));
  add(`${kind}: share of all`, Math.sqrt(shares.reduce((sum, share) => sum + share, 0)));
  add(`${kind}: log share`, Math.log(most + 1e-3) / 7 + 1);
  add(`${kind}: likeliest`, targets.includes(top));
  add(`${kind}: family`, families.get(family(first)));
}

function ofSubject({ isNamed }: Case, { kind, subject, targets }: Candidate, add: Add): void {
  if (!subject) {
    add(`${kind}: ignores a name`, isNamed);
    return;
  }
  const { how, share, margin, entity } = subject;
  add(`${kind}: ${how}`, 1);
  add(`${kind}: not what is named`, isNamed && how !== 'named');
  add(`${kind}: ${how} share`, share);
  add(`${kind}: margin`, Math.max(-0.5, margin));
  if (kind === 'fact') {
    add(`fact: ${targets[0]}`, 1);
    add(`fact: of ${entity.kind}`, 1);
  }
}

function ofTalk({ scene: { state }, isNamed }: Case, { kind, targets, subject }: Candidate, add: Add): void {
  if (!state.reading) return;
  const isTalk = subject && ['talk', 'listed', 'pointed'].includes(subject.how);
  add(`${kind}: in talk`, isTalk);
  add(`${kind}: not in talk`, !isTalk && !isNamed);
  add(`${kind}: same as before`, targets.includes(state.target));
}

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
  const terms = scene.terms.map((term) => ({ ...term, weight: term.weight * (called?.has(term.root) ? 0.25 : 1) }));
  return shareOf(terms, (_, at) => held[at] ?? 0);
}

function ofSentence(given: Case, { hit }: Candidate, add: Add): void {
  const { sentence, share, ownShare } = hit!;
  add('sentence: holds', ownShare);
  add('sentence: holds with what is beside', share);
  add('sentence: behind the best with what is beside', given.best - share);
  add('sentence: holds beyond its name', beyondName(given, hit!));
  add(`sentence: from ${sentence.source}`, 1);
  if (sentence.entity) add(`sentence: of ${sentence.entity.kind}`, 1);
  add('sentence: first', sentence.isFirst);
}

function ofQuery(given: Case, { query }: Candidate, add: Add): void {
  const { operation, explained, isEmpty } = query!;
  add(`query: ${operation}`, 1);
  add('query: is asked', cues[operation](given));
  add('query: explained', explained);
  add('query: empty', isEmpty);
  add('query: of one named', given.scene.reading.named.length === 1 && operation !== 'compare');
}

function ofReply({ scene, known, best, top }: Case, { targets }: Candidate, add: Add): void {
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
function ofWritten(given: Case, candidate: Candidate, add: Add): void {
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
