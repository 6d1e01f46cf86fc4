import { isEntry } from '../facts/records.ts';
import type { Entity, Kind } from '../facts/types.ts';
import { keyOf } from '../read/names.ts';
import type { Attribute } from '../words/grammar.ts';
import { fold, plainWords } from '../words/text.ts';
import { ofKind, toolsOf, type Scene } from './scene.ts';

interface Condition {
  /** The classifier's target for it. */
  target?: string;
  /** The tokens that say it. */
  at: readonly number[];
  test(entity: Entity): boolean;
}

export interface Chosen {
  kinds: readonly Kind[];
  pool: readonly Entity[];
  kept: readonly Entity[];
  conditions: readonly Condition[];
  /** Tokens that are accounted for. */
  used: ReadonlySet<number>;
}

/** Words that call a kind of thing. */
export const kindWords: readonly [Attribute, readonly Kind[]][] = [
  ['chapter', ['chapter']],
  ['character', ['character']],
  ['project', ['project']],
  ['phone', ['project']],
  ['store', ['project']],
  ['piece', ['2d-3d']],
  ['photo', ['photography']],
];

/** Conditions on an entry. */
const tests: Partial<Record<Attribute, (entity: Entity) => boolean>> = {
  demo: ({ values }) => Boolean(values.demo) && !values.blocked,
  code: ({ values }) => Boolean(values.code),
  package: ({ values }) => Boolean(values.package),
  finished: ({ values }) => values.status === 'finished',
  unfinished: ({ values }) => values.status === 'in-progress',
  store: ({ values }) => Boolean(values.store),
  blocked: ({ values }) => Boolean(values.blocked),
  featured: ({ values }) => values.featured !== undefined,
  audio: ({ values }) => values.audioSeconds !== undefined,
  pdf: ({ values }) => Boolean(values.pdf),
};

/** The classifier's target for each of these. */
const targetOf: Partial<Record<Attribute, string>> = {
  demo: 'p.demo',
  code: 'p.code',
  package: 'p.apk',
  finished: 'p.status',
  unfinished: 'p.status',
  blocked: 'p.blocked',
  featured: 'recommend',
  audio: 'novel.audio',
  pdf: 'novel.pdf',
};

/** The sets that may be meant: those of the last list, of the kinds that are named, or all entries. */
export function setsOf(scene: Scene): Chosen[] {
  const { constraints, state, knowledge } = scene;
  const called = constraints.attributes.filter(({ negated }) => !negated);
  const kinds = kindWords.flatMap(([attribute, each]) =>
    called.some((one) => one.attribute === attribute) ? each : [],
  );
  const at = called.filter(({ attribute }) => kindWords.some(([each]) => each === attribute)).map((each) => each.at);
  const sets: Chosen[] = [];
  const add = (pool: readonly Entity[], of: readonly Kind[], used: readonly number[]) => {
    if (pool.length > 0) sets.push(narrowed(scene, pool, of, used));
  };
  const isOfList = state.list.length > 1 && (constraints.among || constraints.back || constraints.follow);
  if (isOfList) add(state.list, [...new Set(state.list.map(({ kind }) => kind))], at);
  if (kinds.length > 0) add(ofKind(scene, ...kinds), [...new Set(kinds)], at);
  else add(knowledge.records.filter(isEntry), ['project', 'photography', '2d-3d'], []);
  return sets;
}

/** A pool narrowed by every condition that the question holds. */
function narrowed(scene: Scene, pool: readonly Entity[], kinds: readonly Kind[], kindAt: readonly number[]): Chosen {
  const sure = [...ofMentions(scene), ...ofAttributes(scene, kinds), ...ofDates(scene)];
  // Unpublished entries are left out.
  const isOut = ({ values }: Entity) => values.published !== false || sure.length === 0;
  let kept = pool.filter(
    (entity) => kinds.includes(entity.kind) && isOut(entity) && sure.every(({ test }) => test(entity)),
  );
  const used = new Set([...kindAt, ...sure.flatMap(({ at }) => at)]);
  const conditions = [...sure];
  // Any other word narrows where some of the set are called by it.
  for (const condition of ofWords(scene, kept, used)) {
    const left = kept.filter(condition.test);
    if (left.length === 0) continue;
    kept = left;
    conditions.push(condition);
    for (const at of condition.at) used.add(at);
  }
  return { kinds, pool, kept, conditions, used };
}

function ofMentions({ reading, constraints, knowledge }: Scene): Condition[] {
  const tools = reading.tokens.flatMap(({ mention }, at) =>
    mention?.type === 'technology' ? [{ at, label: mention.label }] : [],
  );
  const isOr = tools.length > 1 && constraints.either;
  const has = (entity: Entity, label: string) =>
    toolsOf(knowledge, entity).some((tool) => keyOf(tool) === keyOf(label));
  const conditions: Condition[] = isOr
    ? [
        {
          target: 'p.stack',
          at: tools.map(({ at }) => at),
          test: (entity) => tools.some(({ label }) => has(entity, label)),
        },
      ]
    : tools
        .filter(({ label }) => !knowledge.attributes.code(label.toLowerCase()))
        .map(({ at, label }) => ({
          target: 'p.stack',
          at: [at],
          test: (entity) => has(entity, label) !== Boolean(constraints.negated[at]),
        }));
  reading.tokens.forEach(({ mention }, at) => {
    const negated = Boolean(constraints.negated[at]);
    if (mention?.type === 'entity' && negated)
      conditions.push({ at: [at], test: (entity) => !mention.entities.includes(entity) });
    if (mention?.type === 'place') {
      const words = plainWords(mention.label);
      const isThere = (entity: Entity) => {
        const text = fold([...entity.names, ...entity.facts.map(({ text: each }) => each)].join(' '));
        return words.every((word) => text.includes(word));
      };
      conditions.push({ at: [at], test: (entity) => isThere(entity) !== negated });
    }
  });
  return conditions;
}

function ofAttributes({ constraints }: Scene, kinds: readonly Kind[]): Condition[] {
  const isPrivate = constraints.attributes.find(({ attribute }) => attribute === 'private');
  const isOfChapters = kinds.includes('chapter');
  return constraints.attributes.flatMap(({ attribute, negated, at }) => {
    const test = tests[attribute];
    if (!test || (/^(audio|pdf)$/.test(attribute) && !isOfChapters)) return [];
    if (
      attribute === 'finished' &&
      constraints.attributes.some((each) => each.attribute === 'unfinished') &&
      constraints.either
    )
      return [];
    if (attribute === 'demo' && constraints.attributes.some((each) => each.attribute === 'blocked')) return [];
    const isTurned = isPrivate && /^(code|demo|package)$/.test(attribute);
    const isNot = isTurned ? !isPrivate.negated : negated;
    const target = targetOf[attribute];
    return [{ target, at: isTurned ? [at, isPrivate.at] : [at], test: (entity: Entity) => test(entity) !== isNot }];
  });
}

function ofDates({ constraints: { isDated, negated }, reading }: Scene): Condition[] {
  if (!isDated) return [];
  const at = reading.tokens.flatMap(({ seen }, place) => (seen === '<y>' ? [place] : []));
  const isNot = at.some((place) => negated[place]);
  const test = ({ values: { date, published } }: Entity) =>
    (date !== undefined && published !== false && isDated(date)) !== isNot;
  return [{ target: 'x.date', at, test }];
}

/** Words that some of the set are called by: in a name, a tag or a keyword. */
function ofWords(
  { reading, constraints, knowledge, terms }: Scene,
  pool: readonly Entity[],
  used: ReadonlySet<number>,
): Condition[] {
  const { root, called, attributes, months } = knowledge;
  const isOfTime = (text: string) => months.has(text) || attributes.year(text);
  return reading.tokens.flatMap(({ text, mention }, at) => {
    // "Open source" is one thing: a word beside a field's belongs to it.
    const isBeside = constraints.attributes.some((each) => targetOf[each.attribute] && Math.abs(each.at - at) === 1);
    if (isBeside || used.has(at) || mention || !reading.topics.includes(root(text)) || isOfTime(text)) return [];
    const term = terms.find((each) => each.root === root(text));
    const forms = [...(term?.forms ?? [])].filter(([, part]) => part > 0.6).map(([form]) => form);
    const isCalled = (entity: Entity) => forms.some((form) => called.get(entity)?.has(form));
    const negated = Boolean(constraints.negated[at]);
    if (!pool.some(isCalled)) return [];
    return [{ at: [at], test: (entity: Entity) => isCalled(entity) !== negated }];
  });
}

/** The share of the question's distinctive words that some tokens account for. */
export function explainedBy({ reading, terms, knowledge }: Scene, used: ReadonlySet<number>): number {
  const told = new Set([...used].flatMap((at) => plainWords(reading.tokens[at]?.text ?? '').map(knowledge.root)));
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 1 : terms.reduce((sum, { root, weight }) => sum + (told.has(root) ? weight : 0), 0) / total;
}
