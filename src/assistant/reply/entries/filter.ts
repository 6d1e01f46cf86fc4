import type { Entity, Kind, Values } from '#src/assistant/facts/types.ts';
import { findEntities, isWork, tellingOf } from '#src/assistant/understand/search/find.ts';
import type { Knowledge } from '#src/assistant/understand/knowledge.ts';
import type { Attribute } from '#src/assistant/understand/words/grammar.ts';
import { keyOf } from '#src/assistant/understand/named/names.ts';
import { fold, plainWords } from '#src/assistant/understand/words/text.ts';
import { toolsOf } from '../parts.ts';
import { topicWords, wholeTag } from './topics.ts';
import { asks, mentioned, ofKind, type Scene } from '../scene.ts';

interface Wanted {
  attribute?: Attribute;
  /** Only when the question itself says neither this nor its opposite. */
  unlessSaid?: boolean;
}

/** As much as a word of a tag weighs. */
const ofTag = 2;

interface Filtered {
  pool: Entity[];
  kept: Entity[];
  /** What it was narrowed by, as far as it has a name. */
  labels: string[];
  narrowed: boolean;
}

/** The entries that the question's constraints leave. */
export function filtered(scene: Scene, wanted: Wanted = {}): Filtered {
  const { reading, constraints, knowledge, state } = scene;
  const asked = attributesOf(scene, wanted);
  const all = poolOf(scene);
  const ofProjects = asked.some(({ attribute }) => !['audio', 'pdf', 'featured', 'finished'].includes(attribute));
  const projects = all.filter(({ kind }) => kind === 'project');
  const pool =
    ofProjects && projects.length === 0 && all !== state.list
      ? ofKind(scene, 'project')
      : ofProjects || (asked.length > 0 && projects.length > 0)
        ? projects
        : all;
  let kept = pool;
  const labels: string[] = [];
  const keep = (test: (entity: Entity) => boolean, negated: boolean, label: string) => {
    kept = kept.filter((entity) => test(entity) !== negated);
    labels.push(label);
  };
  const tools = mentioned(scene, 'technology').map(({ label }) => label);
  const isTogether = pool.some((entity) => tools.every((label) => hasTool(scene, entity, label)));
  // "Which with one and which with the other": no entry has both, so each is asked for.
  const several = tools.length > 1 && !isTogether ? tools : undefined;
  reading.tokens.forEach(({ mention }, at) => {
    const negated = constraints.negated[at] ?? false;
    if (mention?.type === 'technology' && !negated && several) {
      if (!labels.includes(several[0]!))
        keep((entity) => several.some((label) => hasTool(scene, entity, label)), false, several[0]!);
    } else if (mention?.type === 'technology' && !knowledge.attributes.code(mention.label.toLowerCase()))
      keep((entity) => hasTool(scene, entity, mention.label), negated, mention.label);
    if (mention?.type === 'entity' && negated) {
      const { entities } = mention;
      keep((entity) => entities.includes(entity), true, entities[0]?.title ?? '');
    }
    if (mention?.type === 'place') {
      const words = plainWords(mention.label);
      const places = kept.filter((entity) => saysAll(entity, words));
      if (places.length > 0) keep((entity) => places.includes(entity), negated, mention.label);
    }
  });
  for (const { attribute, negated } of asked) {
    const test = attributeTests[attribute];
    if (test) keep(test, negated, '');
  }
  const { period } = constraints;
  if (period)
    keep(
      ({ values: { date, published } }) =>
        date !== undefined &&
        published !== false &&
        date >= (period.from ?? '') &&
        (!period.before || date < period.before),
      false,
      constraints.years.join(', '),
    );
  else if (constraints.years.length > 0)
    keep(
      ({ values }) =>
        constraints.years.some(
          (year) => inSpan(values.date, year, constraints.span) && isIn(values, constraints.months),
        ),
      isNegatedYear(scene),
      constraints.years.join(', '),
    );
  else if (constraints.months) keep(({ values }) => isIn(values, constraints.months), false, '');
  // "Shops or businesses": either is meant.
  const isEither = constraints.either && asked.length > 0;
  const tag = isEither ? undefined : wholeTag(scene, pool);
  if (tag) keep(({ values }) => (values.tags ?? []).includes(tag), false, tag);
  const topics = tag || isEither ? [] : topicWords(scene, labels, asked.length > 0, kept);
  // "Any of your apps that …?": one is asked for, by all of its words.
  const texts = reading.tokens.map(({ text }) => text);
  const isOne = !constraints.count && (texts.some(knowledge.words.any) || !texts.some(knowledge.words.plural));
  for (const negated of [true, false]) {
    const roots = topics.filter((topic) => topic.negated === negated).map(({ root }) => root);
    if (roots.length === 0) continue;
    const found = findEntities(roots, knowledge, (entity) => pool.includes(entity));
    const bar = (found[0]?.score ?? 0) * (negated ? 0.7 : roots.length > 2 ? 0.8 : 0.5);
    const near = found.filter(({ score }) => score >= bar && score > 0).map(({ entity }) => entity);
    // A word that is a tag, a title or a keyword of some is only by chance in the text of others.
    const called = near.filter((entity) => roots.every((root) => isCalledBy(root, entity, knowledge)));
    const hits = called.length > 0 ? called : isOne ? mostHeld(near, roots, knowledge) : near;
    // Beside a field that was asked for, a word that no entry has narrows nothing.
    const vague = labels.length > 0 ? 1.4 : 0.8;
    if (
      !kept.some((entity) => hits.includes(entity)) &&
      !negated &&
      roots.every((root) => tellingOf(root, knowledge) < vague)
    )
      continue;
    keep((entity) => hits.includes(entity), negated, '');
  }
  return { pool, kept, labels: labels.filter(Boolean), narrowed: labels.length > 0 || pool === state.list };
}

/** True when a word, or one that leads to the same, is in a title, a tag or the keywords of an entry. */
function isCalledBy(root: string, entity: Entity, { index, related }: Knowledge): boolean {
  return [root, ...(related.get(root) ?? [])].some((each) => (index.get(each)?.get(entity) ?? 0) >= ofTag);
}

/** Those that hold most of some words, or words that lead to the same. */
function mostHeld(entities: readonly Entity[], roots: readonly string[], { index, related }: Knowledge): Entity[] {
  const held = (entity: Entity) =>
    roots.filter((root) => [root, ...(related.get(root) ?? [])].some((each) => index.get(each)?.has(entity))).length;
  const most = Math.max(0, ...entities.map(held));
  return entities.filter((entity) => held(entity) === most);
}

/** Out already, and in one of some months. */
function isIn({ date = '', published }: Values, months: readonly number[] | undefined): boolean {
  return !months || (published !== false && months.includes(Number(date.slice(5, 7))));
}

function inSpan(date: string | undefined, year: number, span: 'before' | 'after' | undefined): boolean {
  if (!date) return false;
  const own = Number(date.slice(0, 4));
  return span === 'before' ? own < year : span === 'after' ? own >= year : own === year;
}

function poolOf(scene: Scene): Entity[] {
  const { constraints, state } = scene;
  if (
    state.list.length > 1 &&
    (constraints.among || constraints.back) &&
    !asks(scene, 'project', 'chapter') &&
    scene.reading.tokens.length < 10
  )
    return state.list;
  const kinds: Kind[] = asks(scene, 'chapter')
    ? ['chapter']
    : asksFor(scene, 'photo')
      ? ['photography', 'project']
      : asks(scene, 'piece')
        ? ['2d-3d', 'photography']
        : ['project'];
  const pool = ofKind(scene, ...kinds);
  if (asksFor(scene, 'photo') && !asks(scene, 'project')) return pool.filter(isWork);
  return asks(scene, 'project') || !kinds.includes('project')
    ? pool
    : [...pool, ...ofKind(scene, 'photography', '2d-3d')];
}

/** True when a kind of thing is wanted, and not left out. */
function asksFor({ constraints }: Scene, kind: Attribute): boolean {
  return constraints.attributes.some(({ attribute, negated }) => attribute === kind && !negated);
}

function attributesOf(
  { constraints }: Scene,
  { attribute, unlessSaid }: Wanted,
): { attribute: Attribute; negated: boolean }[] {
  const said = constraints.attributes
    .filter((each) => each.attribute in attributeTests)
    .map(({ attribute: name, negated }) => ({ attribute: name, negated }));
  const isPrivate = constraints.attributes.find((each) => each.attribute === 'private');
  const flipped = said.map((each) =>
    /^(code|demo|package)$/.test(each.attribute) && isPrivate
      ? { ...each, negated: !isPrivate.negated || each.negated }
      : each,
  );
  const merged = new Map(flipped.map((each) => [each.attribute, each]));
  const related = ['finished', 'unfinished'];
  if (attribute && !merged.has(attribute) && !(unlessSaid && [...merged.keys()].some((key) => related.includes(key))))
    merged.set(attribute, { attribute, negated: false });
  // "Is all of it finished, or is something under way?" asks for what is under way.
  if (constraints.either && merged.has('unfinished')) merged.delete('finished');
  // A locked demo is no demo: asked for both, the lock is meant.
  if (merged.has('blocked')) merged.delete('demo');
  return [...merged.values()];
}

const attributeTests: Partial<Record<Attribute, (entity: Entity) => boolean>> = {
  demo: ({ values }) => Boolean(values.demo) && !values.blocked,
  code: ({ values }) => Boolean(values.code),
  package: ({ values }) => Boolean(values.package),
  finished: ({ values }) => values.status === 'finished',
  unfinished: ({ values }) => values.status === 'in-progress',
  store: ({ values }) => Boolean(values.store),
  blocked: ({ values }) => Boolean(values.blocked),
  featured: ({ values }) => values.featured !== undefined,
  audio: ({ kind, values }) => kind !== 'chapter' || values.audioSeconds !== undefined,
  pdf: ({ kind, values }) => kind !== 'chapter' || Boolean(values.pdf),
};

function isNegatedYear({ reading, constraints }: Scene): boolean {
  return reading.tokens.some(({ seen }, at) => seen === '<y>' && constraints.negated[at]);
}

function hasTool(scene: Scene, entity: Entity, label: string): boolean {
  const key = keyOf(label);
  return toolsOf(scene, entity).some((tool) => keyOf(tool) === key);
}

function saysAll({ facts, names }: Entity, words: readonly string[]): boolean {
  const text = fold([...names, ...facts.map((fact) => fact.text)].join(' '));
  return words.every((word) => text.includes(word));
}
