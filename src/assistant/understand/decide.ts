import type { Entity } from '../facts/types.ts';
import type { Constraints } from './constraints.ts';
import { clearlyDescribed, surelyDescribed } from './named/described.ts';
import { coverage, isWork } from './search/find.ts';
import { findSentences, sentencesOn } from './search/sentences.ts';
import { kindsAsked } from './search/answers.ts';
import { sectionAsked } from './search/stories.ts';
import { isWhy, says } from './search/why.ts';
import { isOfRarest, topicsPlain, topicsWithout } from './search/topics.ts';
import { featuresOf } from './words/features.ts';
import type { Knowledge } from './knowledge.ts';
import type { Reading } from './reading.ts';
import type { State } from './talk/state.ts';
import { threadOf } from './talk/thread.ts';
import insteadByKind from './instead.json' with { type: 'json' };

export interface Ranked {
  target: string;
  share: number;
}

/** What a target becomes when the thing it is asked of is of another kind. */
const instead: Readonly<Record<string, Readonly<Record<string, string>>>> = insteadByKind;

/** Of these the talk's subject is meant before the owner or the site. */
const turnsInTalk =
  /^owner\.(private|years|who|location|start|education|experience)|^x\.|^p\.|^novel\.(length|what|pdf|status|read)|^site\.privacy/;

/** What a short question about a project or work is often taken for. */
const strayInTalk = /^novel\.|^site\.(use|offline)|^assistant\.what|^owner\.how-works|^off\.nonsense/;

/** What a target becomes for a kind of thing: by itself, or with all of its family. */
function insteadOf(kind: string, target: string): string {
  const row = instead[kind];
  return row?.[target] ?? row?.[`${target.split('.')[0]}.*`] ?? target;
}

/** Targets that ask for one certain field, which a sentence does not stand in for. */
const asksOneField = /^work\.|^x\.date|^p\.|^off\.|^site\.|^assistant\./;

/** Of these no entry is meant, whatever it says in the same words. */
const siteAlone = /^(site\.(?!built)|assistant\.|novel\.(review|buy|status|ending))/;

/** Targets that make sense without any entry, for which a name of an entry speaks against. */
const impersonal = /^(owner|site|off|assistant|greeting|thanks|goodbye|smalltalk|injection|insult|complaint|talk)/;

/** What the question is likely to want, best first, weighed with what it names. */
export function rankTargets(reading: Reading, constraints: Constraints, state: State, knowledge: Knowledge): Ranked[] {
  const { model, concepts, language } = knowledge;
  const shares = model.classify(featuresOf(reading.seen, concepts, language));
  const likely = likeliest(model.classes, shares);
  const ofSite = siteAlone.test(likely);
  const sure = ofSite || likely.startsWith('owner.') ? undefined : surelyDescribed(reading, knowledge);
  const named = reading.named[0] ?? sure;
  const context = contextOf(reading, constraints, state);
  const ofOwner = reading.tokens.some(({ mention }) => mention?.type === 'owner');
  const isOwners = ofOwner || ofSite || likely.startsWith('owner.');
  const meant = named || context || isOwners ? undefined : clearlyDescribed(reading, knowledge, 0.35);
  const kind = (named ?? context ?? meant)?.kind ?? '';
  const weighed = new Map<string, number>();
  const add = (target: string, share: number) => weighed.set(target, (weighed.get(target) ?? 0) + share);
  model.classes.forEach((target, at) => {
    let share = shares[at] ?? 0;
    // Most are out of the question: there is nothing to weigh.
    if (share < 1e-4) return add(target, share);
    const isTurned =
      named && sure
        ? !/^(list|compare|recommend)/.test(target)
        : named || turnsInTalk.test(target) || isLoose(target) || isStray(target);
    const isOrder =
      sure && share > 0.35 && /^owner\.(availability|services|price|contact|education|licence)/.test(target);
    const staysWithOwner = !named && state.target.startsWith('owner.') && target.startsWith('owner.');
    const turned = kind !== '' && isTurned && !isOrder && !staysWithOwner ? insteadOf(kind, target) : target;
    const isElsewhere = sure && share > 0.4 && target.startsWith('off.');
    if (named && turned === target && impersonal.test(target) && !isOrder && !isElsewhere) share *= 0.3;
    if (turned === 'list.filter' && named && !sure && /^(project|photography|2d-3d)$/.test(kind)) share *= 0.3;
    const isHalf = turned !== target && !named && /^(owner|site|off|work|assistant)/.test(target);
    add(turned, isHalf ? share * 0.6 : share);
    if (isHalf) add(target, share * 0.4);
  });
  const top = Math.max(...weighed.values());
  if (!named && clearlyDescribed(reading, knowledge)) add('x.what', 0.4 * (1 - top));
  const first = [...weighed].reduce((best, each) => (each[1] > best[1] ? each : best));
  for (const [target, share] of evidence(reading, constraints, state, knowledge, named ?? context ?? meant, {
    target: first[0],
    share: first[1],
  }))
    if (target !== 'x.fact' || share >= 1 || !(asksOneField.test(first[0]) && first[1] > 0.35)) add(target, share);
  const thread = threadOf(reading, constraints, state, knowledge, { target: first[0], share: first[1] });
  if (thread) add(thread, 1);
  return [...weighed].map(([target, share]) => ({ target, share })).sort((a, b) => b.share - a.share);

  /** Nothing of the novel or the site is asked of a project in talk, unless its words stand there. */
  function isStray(target: string): boolean {
    const ofBook = constraints.attributes.some(({ attribute }) => /^(novel|chapter|character)$/.test(attribute));
    return Boolean(context) && /^(project|photography|2d-3d)$/.test(kind) && !ofBook && strayInTalk.test(target);
  }

  function isLoose(target: string): boolean {
    return Boolean(context) && (constraints.back || constraints.follow) && !named && /^(owner|site|off)/.test(target);
  }
}

function likeliest(classes: readonly string[], shares: ArrayLike<number>): string {
  let best = 0;
  for (let at = 1; at < classes.length; at += 1) if ((shares[at] ?? 0) > (shares[best] ?? 0)) best = at;
  return (shares[best] ?? 0) > 0.6 ? (classes[best] ?? '') : '';
}

/** What the words and the content themselves speak for, beside what was learned. */
function evidence(
  reading: Reading,
  constraints: Constraints,
  state: State,
  knowledge: Knowledge,
  about: Entity | undefined,
  first: Ranked,
): [target: string, share: number][] {
  const asked = constraints.attributes.map(({ attribute }) => attribute);
  const has = (...wanted: string[]) => asked.some((attribute) => wanted.includes(attribute));
  const found: [string, number][] = [];
  const superlative = constraints.most || constraints.least;
  const tools = reading.tokens.filter(({ mention }) => mention?.type === 'technology' && mention.known);
  if (superlative && has('picture', 'audio', 'length') && (has('photo', 'chapter') || reading.named.length > 1))
    found.push(['list.rank', 0.6]);
  if (constraints.earlier && constraints.later && (about || state.focus.length > 0)) found.push(['compare', 1]);
  if (constraints.earlier !== constraints.later && constraints.either) found.push(['compare', 1]);
  const isShort = reading.tokens.length < 7;
  if (constraints.count && constraints.attributes.length > 0 && has('chapter') && !about && reading.topics.length < 4)
    found.push(['novel.chapter-count', 0.8]);
  if (/^list\.(newest|oldest)/.test(state.target) && isShort && (constraints.next || constraints.previous))
    found.push(['list.newest', 0.8]);
  if (state.target === 'owner.languages' && isShort && superlative) found.push(['owner.languages', 1.2]);
  if (
    /^owner\.(skill\.level|uses)/.test(state.target) &&
    isShort &&
    (constraints.follow || (state.tools.length > 1 && reading.tokens.some(({ text }) => knowledge.words.both(text))))
  )
    found.push(['owner.skill.level', 1]);
  if (constraints.count && (constraints.bare || has('picture')) && about && isShort)
    found.push(['x.fact', isWork(about) ? 1.2 : 0.9]);
  const isPick = constraints.ordinal !== undefined || constraints.oldest || constraints.newest;
  if (
    isPick &&
    topicsPlain(reading, knowledge) < 2 &&
    isShort &&
    !about &&
    state.list.length > 1 &&
    !state.target.startsWith('list.')
  )
    found.push(['talk.other', 1]);
  if (state.target === 'novel.reviews' && isShort && (superlative || constraints.follow))
    found.push(['novel.reviews', 1]);
  if (state.target === 'owner.languages' && reading.tokens.some(({ mention }) => mention?.type === 'tongue'))
    found.push(['owner.languages', 0.5]);
  if (has('tags') && about?.values.tags) found.push(['x.fact', 1]);
  if (/^owner\.(uses|skill)/.test(state.target) && has('project') && isShort && state.list.length > 0)
    found.push(['list.filter', 1]);
  const { words } = knowledge;
  const hasWord = (test: (word: string) => boolean) => reading.tokens.some(({ text }) => test(text));
  const orders = constraints.newest || constraints.oldest || hasWord(words.earlier) || hasWord(words.later);
  if (hasWord(words.both) && orders && isShort && state.recent.length > 1 && reading.named.length === 0)
    found.push(['compare', 1.2]);
  if (!about && first.target === 'list.filter' && says(reading, words.owns)) found.push(['owner.services', 0.5]);
  if (hasWord(words.homework) && reading.named.length === 0) found.push(['off.task', 2]);
  if (hasWord(words.hero) && hasWord(words.age) && !about) found.push(['novel.characters', 0.8]);
  if (hasWord(words.kin) && reading.tokens.some(({ mention }) => mention?.type === 'owner') && !about)
    found.push(['owner.private', 0.9]);
  if (constraints.years.length > 0 && has('piece', 'project', 'photo', 'chapter') && !about)
    found.push(['list.filter', 0.8]);
  const isTimed = constraints.period ?? (constraints.months && !/^(owner|off)\./.test(first.target));
  if (isTimed && !about) found.push(['list.filter', 1]);
  if (has('featured') && has('project') && !about) found.push(['list.filter', 0.8]);
  if (
    reading.tokens.slice(0, 2).some(({ text }) => words.whereAsked(text)) &&
    hasWord(words.usage) &&
    has('photo', 'picture') &&
    about?.kind !== 'project'
  )
    found.push(['work.place', 1]);
  if (has('lens') && !first.target.startsWith('site.') && about?.kind === 'photography') found.push(['work.lens', 0.9]);
  if (tools.length > 1 && !about && (constraints.either || has('level'))) found.push(['owner.skill.level', 0.5]);
  if (reading.tokens.some(({ text, mention }) => mention && knowledge.attributes.code(text)) && about)
    found.push(['p.code', 0.9]);
  const networks = knowledge.facts.owner.social.map(({ network }) => network).filter((name) => name.length > 5);
  if (!about && reading.tokens.some(({ text }) => networks.includes(text)))
    found.push(['owner.social', reading.tokens.length < 4 ? 1 : 0.5]);
  if (has('exposure') && about?.kind !== 'project') found.push(['work.exposure', 0.9]);
  if (about?.kind === 'project') {
    if (has('package')) found.push(['p.apk', 0.4]);
    if (has('iphone')) found.push(['p.apk', 1]);
    if (has('code') && !has('blocked')) found.push(['p.code', 0.3]);
    if (has('blocked')) found.push(['p.blocked', 0.3]);
  }
  if (
    (!about || about.kind === 'character') &&
    first.share < 0.7 &&
    !/^(compare|list\.rank|injection|off\.(health|harm))/.test(first.target)
  ) {
    const ofOwner = reading.tokens.some(({ mention }) => mention?.type === 'owner');
    const isOnIt = (text: string) =>
      !(first.share > 0.3 && first.target.startsWith('owner.')) || isOfRarest(reading, text, knowledge);
    const [best] = findSentences(reading.topics, knowledge, ({ entity }) =>
      about ? entity?.kind === 'chapter' : !ofOwner || !entity || /^(job|study|pursuit)$/.test(entity.kind),
    ).filter(({ sentence }) => sentence.topic !== 'newsletter');
    if (best && best.share > 0.7 && best.hits > 1 && best.score > 7.5 && isOnIt(best.sentence.text))
      found.push(['x.fact', best.share]);
  }
  if (about && isWhy(reading, knowledge) && /^p\.(demo|code|stack)|^x\.(what|date)/.test(first.target))
    found.push(['x.fact', 1]);
  if (about && sectionAsked(about, reading, knowledge)) found.push(['x.fact', 1]);
  const kinds = kindsAsked(reading, knowledge);
  // Where a shop is, is asked of its town.
  if (about?.values.store && kinds.includes('where') && topicsWithout(reading, about, knowledge).length === 0)
    found.push(['x.fact', 1]);
  const isOfPart = kinds.some((kind) => /^(origin|hindsight|purpose)$/.test(kind));
  if (about && isOfPart && /^(project|photography|2d-3d)$/.test(about.kind)) found.push(['x.fact', 1]);
  if (tools.length > 0 && reading.named.length === 0 && hasWord(words.confidence))
    found.push(['owner.skill.level', 1.2]);
  if (about && !has('package', 'code', 'demo', 'blocked')) {
    const [best] = sentencesOn(about, topicsWithout(reading, about, knowledge), knowledge);
    if (best && best.own > 2.2) found.push(['x.fact', Math.min(0.5, best.own / 12)]);
    const [told] = sentencesOn(about, topicsWithout(reading, about, knowledge), knowledge, 'stories');
    if (told && told.own > 5 && told.hits > 1) found.push(['x.fact', 0.5]);
  }
  return found;
}

/** What the talk is about stands in for a name when the question has none of its own. */
function contextOf(
  { named, tokens }: Reading,
  { follow, back, bare }: Constraints,
  { focus }: State,
): Entity | undefined {
  if (named.length > 0 || focus.length !== 1 || tokens.some(({ mention }) => mention)) return undefined;
  return tokens.length < 6 || (tokens.length < 11 && (follow || back || bare)) ? focus[0] : undefined;
}

/** True when a question belongs elsewhere: the learner says so and the content does not hold its words. */
export function isForeign(
  ranked: readonly Ranked[],
  reading: Reading,
  { focus }: State,
  knowledge: Knowledge,
): boolean {
  const off = ranked.filter(({ target }) => target.startsWith('off.')).reduce((sum, { share }) => sum + share, 0);
  if (reading.named.length > 0 || clearlyDescribed(reading, knowledge, 0.6)) return off > 0.95;
  const said = ranked.find(({ target }) => target === 'x.fact')?.share ?? 0;
  if (focus.length === 1 && said > 0.3 && off < 0.85) return false;
  return off > 0.5 || (off > 0.3 && coverage(reading.topics, knowledge) < 0.4);
}
