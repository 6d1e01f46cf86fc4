import type { Entity } from '../facts/types.ts';
import type { Constraints } from './constraints.ts';
import { coverage, findEntities, isWork } from './find.ts';
import { featuresOf } from './features.ts';
import type { Knowledge } from './knowledge.ts';
import type { Reading } from './read.ts';
import type { State } from './state.ts';

export interface Ranked {
  target: string;
  share: number;
}

/** What a target becomes when the thing it is asked of is of another kind. */
const instead: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chapter: {
    'p.demo': 'novel.read',
    'p.status': 'novel.status',
    'p.apk': 'novel.pdf',
    'p.code': 'novel.pdf',
    'novel.what': 'x.what',
    'novel.length': 'novel.duration',
    'works.list': 'x.what',
  },
  novel: {
    'x.what': 'novel.what',
    'x.date': 'novel.status',
    'p.status': 'novel.status',
    'p.demo': 'novel.read',
    'p.apk': 'novel.pdf',
    'owner.price': 'novel.buy',
    'x.fact': 'novel.fact',
    'work.buy': 'novel.buy',
  },
  project: {
    'novel.read': 'p.demo',
    'novel.what': 'x.what',
    'novel.status': 'p.status',
    'owner.price': 'x.fact',
    'novel.length': 'x.fact',
    'site.privacy.chat': 'x.fact',
    'site.privacy.form': 'x.fact',
    'site.privacy.cookies': 'x.fact',
    'site.offline': 'x.fact',
    'site.built': 'p.stack',
    'owner.uses': 'p.stack',
    'novel.genre': 'x.what',
    'novel.buy': 'x.fact',
    'novel.inspiration': 'x.fact',
    'novel.setting': 'x.fact',
    'owner.who': 'x.what',
    'assistant.what': 'x.what',
    'site.use': 'x.fact',
    'novel.pdf': 'p.apk',
    'novel.language': 'x.fact',
    'site.language': 'x.fact',
    'owner.location': 'x.fact',
    'owner.start': 'x.fact',
    'novel.audio': 'x.fact',
    'owner.delivery': 'x.date',
    'work.place': 'x.fact',
    'list.newest': 'x.date',
    'owner.private': 'x.fact',
    'owner.hobbies': 'x.fact',
    'owner.services': 'x.fact',
    'list.filter': 'x.fact',
    'off.world': 'x.fact',
    'off.travel': 'x.fact',
    'off.shop': 'x.fact',
    'off.task': 'x.fact',
  },
  photography: {
    'novel.what': 'x.what',
    'owner.location': 'work.place',
    'novel.buy': 'work.buy',
    'novel.setting': 'work.place',
    'list.newest': 'x.date',
    'off.world': 'x.fact',
    'off.travel': 'work.place',
  },
  '2d-3d': {
    'novel.what': 'x.what',
    'novel.buy': 'work.buy',
    'owner.skills': 'p.stack',
    'owner.uses': 'p.stack',
    'off.world': 'x.fact',
    'work.camera': 'p.stack',
  },
  character: {
    'owner.who': 'x.what',
    'owner.experience': 'x.fact',
    'owner.private': 'x.fact',
    'owner.years': 'x.fact',
    'novel.what': 'x.what',
    'off.world': 'x.what',
    'x.date': 'x.fact',
    'owner.location': 'x.fact',
  },
};

/** Of these the talk's subject is meant before the owner or the site. */
const turnsInTalk =
  /^owner\.(private|years|who|location|start)|^x\.|^p\.|^novel\.(length|what|pdf|status|read)|^site\.privacy/;

/** Targets that make sense without any entry, for which a name of an entry speaks against. */
const impersonal = /^(owner|site|off|assistant|greeting|thanks|goodbye|smalltalk|injection|insult|complaint|talk)/;

/** What the question is likely to want, best first, weighed with what it names. */
export function rankTargets(reading: Reading, constraints: Constraints, state: State, knowledge: Knowledge): Ranked[] {
  const { model, concepts, language } = knowledge;
  const shares = model.classify(featuresOf(reading.seen, concepts, language));
  const named = reading.named[0];
  const context = contextOf(reading, constraints, state);
  const meant = named || context ? undefined : clearlyDescribed(reading, knowledge, 0.35);
  const kind = (named ?? context ?? meant)?.kind ?? '';
  const weighed = new Map<string, number>();
  model.classes.forEach((target, at) => {
    const turned =
      named || ((context || meant) && turnsInTalk.test(target)) ? (instead[kind]?.[target] ?? target) : target;
    let share = shares[at] ?? 0;
    if (named && turned === target && impersonal.test(target)) share *= 0.3;
    if (turned === 'list.filter' && named && kind === 'project') share *= 0.3;
    weighed.set(turned, (weighed.get(turned) ?? 0) + share);
  });
  const described = named ? undefined : clearlyDescribed(reading, knowledge);
  const top = Math.max(...weighed.values());
  if (described) weighed.set('x.what', (weighed.get('x.what') ?? 0) + 0.4 * (1 - top));
  const measured = constraints.attributes.some(({ attribute }) => ['picture', 'audio', 'length'].includes(attribute));
  const things =
    constraints.attributes.some(({ attribute }) => ['photo', 'chapter'].includes(attribute)) ||
    reading.named.length > 1;
  if ((constraints.most || constraints.least) && measured && things)
    weighed.set('list.rank', (weighed.get('list.rank') ?? 0) + 0.6);
  const bare = followUp(reading, constraints, state);
  if (bare) weighed.set(bare, (weighed.get(bare) ?? 0) + 1);
  return [...weighed].map(([target, share]) => ({ target, share })).sort((a, b) => b.share - a.share);
}

/** A project or work that the question's words describe better than any other. */
function clearlyDescribed(reading: Reading, knowledge: Knowledge, least = 0.24): Entity | undefined {
  const [first, second] = findEntities(
    reading.topics,
    knowledge,
    (entity) => entity.kind === 'project' || isWork(entity),
  );
  return first && first.share > least && first.score > 3 && (!second || first.score > second.score * 1.25)
    ? first.entity
    : undefined;
}

/** What the talk is about stands in for a name when the question has none of its own. */
function contextOf(
  { named, tokens }: Reading,
  { follow, back, bare }: Constraints,
  { focus }: State,
): Entity | undefined {
  if (named.length > 0 || focus.length !== 1 || tokens.some(({ mention }) => mention)) return undefined;
  return tokens.length < 6 && (follow || back || bare) ? focus[0] : undefined;
}

/** "And French?", "and the other project?": the last question asked again of something else. */
function followUp({ tokens, named }: Reading, { bare, follow }: Constraints, { target }: State): string | undefined {
  if (!bare || tokens.length > 5 || target === '' || (impersonal.test(target) && !target.startsWith('owner')))
    return undefined;
  const mention = tokens.find((token) => token.mention)?.mention;
  if (!mention || (!follow && tokens.length > 2)) return undefined;
  if (mention.type === 'technology')
    return /^owner\.(uses|skill)|^list\.(filter|count)|^p\.stack/.test(target) ? target : undefined;
  if (mention.type === 'tongue') return /languages?$/.test(target) ? target : undefined;
  if (mention.type === 'place') return /place|remote|location/.test(target) ? target : undefined;
  if (mention.type !== 'entity' || !follow) return undefined;
  return fits(target, named[0]) ? target : undefined;
}

function fits(target: string, entity: Entity | undefined): boolean {
  if (!entity) return false;
  if (entity.kind === 'project') return /^p\.|^x\./.test(target);
  if (entity.kind === 'chapter' || entity.kind === 'character')
    return /^x\.|^novel\.(audio|pdf|read|duration|status)/.test(target);
  return /^work\.|^x\./.test(target);
}

/** True when a question belongs elsewhere: the learner says so and the content does not hold its words. */
export function isForeign(ranked: readonly Ranked[], reading: Reading, knowledge: Knowledge): boolean {
  const off = ranked.filter(({ target }) => target.startsWith('off.')).reduce((sum, { share }) => sum + share, 0);
  if (reading.named.length > 0 || clearlyDescribed(reading, knowledge, 0.6)) return off > 0.95;
  return off > 0.5 || (off > 0.3 && coverage(reading.topics, knowledge) < 0.4);
}
