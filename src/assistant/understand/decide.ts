import type { Entity } from '../facts/types.ts';
import type { Constraints } from './constraints.ts';
import { clearlyDescribed, surelyDescribed } from './named/described.ts';
import { coverage, isEntry } from './search/find.ts';
import { findSentences } from './search/sentences.ts';
import { featuresOf } from './words/features.ts';
import { withoutTopic, type Knowledge } from './knowledge.ts';
import type { Ranked, Reading } from './reading.ts';
import type { State } from './talk/state.ts';
import { threadOf } from './talk/thread.ts';
import { evidence } from './evidence.ts';
import insteadByKind from './instead.json' with { type: 'json' };

/** What a target becomes when the thing it is asked of is of another kind. */
const instead: Readonly<Record<string, Readonly<Record<string, string>>>> = insteadByKind;

/** Of these the talk's subject is meant before the owner or the site. */
const turnsInTalk =
  /^terms\.(hours|legal|materials|own-ai|payment|prints|rental|safety|team|translated|visit)|^owner\.(private|years|who|location|start|education|experience)|^x\.|^p\.|^novel\.(length|what|pdf|status|read)|^site\.privacy/;

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
const impersonal =
  /^(owner|terms|site|off|assistant|greeting|thanks|goodbye|smalltalk|injection|insult|complaint|talk)/;

/** What a topic of business counts where a field, a fact or a subject that is declined may be meant. */
const ofTopic = 0.7;

/** What the question is likely to want, best first, weighed with what it names. */
export function rankTargets(reading: Reading, constraints: Constraints, state: State, knowledge: Knowledge): Ranked[] {
  const { model, concepts, language } = knowledge;
  const shares = model.classify(featuresOf(reading.seen, concepts, language));
  const likely = likeliest(model.classes, shares);
  const ofSite = siteAlone.test(likely) && !isOfEntry(likely, reading, knowledge);
  const sure = ofSite || likely.startsWith('owner.') ? undefined : surelyDescribed(reading, knowledge);
  const named = reading.named[0] ?? sure;
  const context = contextOf(reading, constraints, state, knowledge);
  const ofOwner = reading.tokens.some(({ mention }) => mention?.type === 'owner');
  const isOwners = ofOwner || ofSite || likely.startsWith('owner.');
  const meant = named || context || isOwners ? undefined : clearlyDescribed(reading, knowledge, 0.35);
  const kind = (named ?? context ?? meant)?.kind ?? '';
  const weighed = new Map<string, number>();
  const add = (target: string, share: number) =>
    weighed.set(withoutTopic(target), (weighed.get(withoutTopic(target)) ?? 0) + share);
  model.classes.forEach((target, at) => {
    let share = shares[at] ?? 0;
    // Most are out of the question: there is nothing to weigh.
    if (share < 1e-4) return add(target, share);
    // Topics of business have no answer here: one was given before, or none is known.
    if (target.startsWith('terms.')) share *= ofTopic;
    // Who asks "can I …?" takes no leave.
    if (target === 'goodbye' && constraints.yesNo && reading.topics.length > 0) share *= 0.3;
    const isTurned =
      named && sure
        ? !/^(list|compare|recommend)/.test(target)
        : named || turnsInTalk.test(target) || isLoose(target) || isStray(target);
    const isOrder =
      sure && share > 0.35 && /^owner\.(availability|services|price|contact|education|licence)/.test(target);
    const staysWithOwner = !named && /^(owner|taught)/.test(state.target) && /^(owner|terms)\./.test(target);
    const turned = kind !== '' && isTurned && !isOrder && !staysWithOwner ? insteadOf(kind, target) : target;
    const isElsewhere = sure && share > 0.4 && target.startsWith('off.');
    if (named && turned === target && impersonal.test(target) && !isOrder && !isElsewhere) share *= 0.3;
    if (turned === 'list.filter' && named && !sure && /^(project|photography|2d-3d)$/.test(kind)) share *= 0.3;
    const isHalf = turned !== target && !named && /^(owner|terms|site|off|work|assistant)/.test(target);
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
    return (
      Boolean(context) && (constraints.back || constraints.follow) && !named && /^(owner|terms|site|off)/.test(target)
    );
  }
}

/** So much more of a question must an entry hold than the privacy note. */
const beyondNote = 1.5;

/** "Can I talk to one without …?": said of an entry in nearly all its words, and hardly in the privacy note. */
function isOfEntry(likely: string, reading: Reading, knowledge: Knowledge): boolean {
  if (!likely.startsWith('site.privacy') || !surelyDescribed(reading, knowledge)) return false;
  const [best] = findSentences(reading.topics, knowledge, ({ entity }) => entity !== undefined && isEntry(entity));
  const [note] = findSentences(reading.topics, knowledge, ({ topic }) => topic === 'privacy');
  return (best?.score ?? 0) > (note?.score ?? 0) * beyondNote;
}

/** The target that most is for, topics of business as the targets they are part of; none where that is not clear. */
function likeliest(classes: readonly string[], shares: ArrayLike<number>): string {
  const sums = new Map<string, number>();
  classes.forEach((each, at) => sums.set(withoutTopic(each), (sums.get(withoutTopic(each)) ?? 0) + (shares[at] ?? 0)));
  return [...sums].find(([, sum]) => sum > 0.6)?.[0] ?? '';
}

/** What the talk is about stands in for a name when the question has none of its own. */
function contextOf(
  { named, tokens }: Reading,
  { follow, back, bare }: Constraints,
  { focus }: State,
  { attributes }: Knowledge,
): Entity | undefined {
  // Where code is kept names no other thing.
  const isOther = tokens.some(({ mention, text }) => mention && !attributes.code(text));
  if (named.length > 0 || focus.length !== 1 || isOther) return undefined;
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
