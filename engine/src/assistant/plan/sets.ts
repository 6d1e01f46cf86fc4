import { isEntry } from '../facts/records.ts';
import type { Entity, Kind } from '../facts/types.ts';
import { shareOf } from '../find/index.ts';
import { keyOf } from '../read/names.ts';
import type { Attribute } from '../words/grammar.ts';
import { fold, plainWords } from '../words/text.ts';
import { ofKind, toolsOf, type Scene } from './scene.ts';

interface Condition {
  /** The classifier's target for it; a word that is found somewhere has none. */
  target?: string | undefined;
  /** The token that says it. */
  at: number;
  test(entity: Entity): boolean;
}

/** The entries that are meant. */
export type Chosen = ReturnType<typeof narrowed>;

/** Words that call a kind of thing. */
const kindWords: Partial<Record<Attribute, Kind>> = {
  chapter: 'chapter',
  character: 'character',
  project: 'project',
  phone: 'project',
  store: 'project',
  piece: '2d-3d',
  photo: 'photography',
};

/** Conditions on an entry, and the classifier's target for each. */
const tests: Partial<Record<Attribute, [target: string | undefined, test: (entity: Entity) => unknown]>> = {
  demo: ['p.demo', ({ values }) => values.demo && !values.blocked],
  code: ['p.code', ({ values }) => values.code],
  package: ['p.apk', ({ values }) => values.package],
  finished: ['p.status', ({ values }) => values.status === 'finished'],
  unfinished: ['p.status', ({ values }) => values.status === 'in-progress'],
  store: [undefined, ({ values }) => values.store],
  blocked: ['p.blocked', ({ values }) => values.blocked],
  featured: ['recommend', ({ values }) => values.featured !== undefined],
  audio: ['novel.audio', ({ values }) => values.audioSeconds],
  pdf: ['novel.pdf', ({ values }) => values.pdf],
};

/** The sets that may be meant: that of the last list, and those of the kinds that are named or all entries. */
export function setsOf(scene: Scene): Chosen[] {
  const { constraints, state, knowledge } = scene;
  const called = constraints.attributes.filter(({ attribute, negated }) => kindWords[attribute] && !negated);
  const at = called.map((each) => each.at);
  const kinds = [...new Set(called.map(({ attribute }) => kindWords[attribute]!))];
  const pools = [kinds.length > 0 ? ofKind(scene, ...kinds) : knowledge.records.filter(isEntry)];
  if (state.list.length > 1 && (constraints.among || constraints.back || constraints.follow))
    pools.unshift([...state.list]);
  return pools.filter(({ length }) => length > 0).map((pool) => narrowed(scene, pool, at));
}

/** A pool narrowed by every condition that the question holds. */
function narrowed(scene: Scene, pool: readonly Entity[], kindAt: readonly number[]) {
  const kinds = [...new Set(pool.map(({ kind }) => kind))];
  const conditions = [...ofMentions(scene), ...ofAttributes(scene, kinds), ...ofDates(scene)];
  // Unpublished entries are left out where there are conditions.
  const isEligible = ({ values }: Entity) => values.published !== false || conditions.length === 0;
  let kept = pool.filter((entity) => isEligible(entity) && conditions.every(({ test }) => test(entity)));
  const used = new Set([...kindAt, ...conditions.map(({ at }) => at)]);
  for (const condition of ofWords(scene, used)) {
    const left = kept.filter(condition.test);
    if (left.length === 0 || left.length === kept.length) continue;
    kept = left;
    conditions.push(condition);
    used.add(condition.at);
  }
  /** Of the question's distinctive words, the share that kinds and conditions account for. */
  const explained = explainedBy(scene, used);
  return { kinds, kept, conditions, explained };
}

/** Technologies, places, and entries that are left out. */
function ofMentions({ reading, constraints, knowledge }: Scene): Condition[] {
  const labels = reading.tokens.flatMap(({ mention }) => (mention?.type === 'technology' ? [mention.label] : []));
  const has = (entity: Entity, label: string) =>
    toolsOf(knowledge, entity).some((tool) => keyOf(tool) === keyOf(label));
  return reading.tokens.flatMap(({ mention }, at): Condition[] => {
    const isNot = Boolean(constraints.negated[at]);
    if (mention?.type === 'entity' && isNot) return [{ at, test: (entity) => !mention.entities.includes(entity) }];
    if (mention?.type === 'place') {
      const words = plainWords(mention.label);
      const textOf = ({ names, facts }: Entity) => fold([...names, ...facts.map(({ text }) => text)].join(' '));
      return [{ at, test: (entity) => words.every((word) => textOf(entity).includes(word)) !== isNot }];
    }
    if (mention?.type !== 'technology' || knowledge.attributes.code(mention.label.toLowerCase())) return [];
    const any = constraints.either ? labels : [mention.label];
    return [{ target: 'p.stack', at, test: (entity) => any.some((label) => has(entity, label)) !== isNot }];
  });
}

function ofAttributes({ constraints: { attributes } }: Scene, kinds: readonly Kind[]): Condition[] {
  const hidden = attributes.find(({ attribute }) => attribute === 'private');
  const isBlocked = attributes.some(({ attribute }) => attribute === 'blocked');
  return attributes.flatMap(({ attribute, negated, at }): Condition[] => {
    const [target, test] = tests[attribute] ?? [];
    const isOfChapters = attribute === 'audio' || attribute === 'pdf';
    if (!test || (isOfChapters && !kinds.includes('chapter')) || (attribute === 'demo' && isBlocked)) return [];
    // "Private code" is no code.
    const isNot = hidden && /^(code|demo|package)$/.test(attribute) ? !hidden.negated : negated;
    return [{ target, at, test: (entity) => Boolean(test(entity)) !== isNot }];
  });
}

function ofDates({ constraints: { isDated, negated }, reading }: Scene): Condition[] {
  if (!isDated) return [];
  const at = reading.tokens.findIndex(({ seen }) => seen === '<y>');
  const test = ({ values: { date, published } }: Entity) =>
    (date !== undefined && published !== false && isDated(date)) !== Boolean(negated[at]);
  return [{ target: 'x.date', at, test }];
}

/** Words that some are called by: in a name, a tag or a keyword. */
function ofWords({ reading, constraints, knowledge, terms }: Scene, used: ReadonlySet<number>): Condition[] {
  const { root, called, attributes, months } = knowledge;
  return reading.tokens.flatMap(({ text, mention }, at): Condition[] => {
    // "Open source" is one thing: a word beside a field's belongs to it.
    const isBeside = constraints.attributes.some((each) => tests[each.attribute] && Math.abs(each.at - at) === 1);
    const term = terms.find((each) => each.root === root(text));
    if (isBeside || used.has(at) || mention || !term || months.has(text) || attributes.year(text)) return [];
    const forms = [...term.forms].filter(([, part]) => part > 0.6).map(([form]) => form);
    const isNot = Boolean(constraints.negated[at]);
    return [{ at, test: (entity) => forms.some((form) => called.get(entity)?.has(form)) !== isNot }];
  });
}

function explainedBy({ reading, terms, knowledge }: Scene, used: ReadonlySet<number>): number {
  const told = new Set([...used].flatMap((at) => plainWords(reading.tokens[at]?.text ?? '').map(knowledge.root)));
  return shareOf(terms, ({ root }) => Number(told.has(root)), 1);
}
