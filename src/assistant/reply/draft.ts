import type { Entity } from '../facts/types.ts';
import { constraintsOf } from '../understand/constraints.ts';
import { isForeign, rankTargets } from '../understand/decide.ts';
import type { Knowledge } from '../understand/knowledge.ts';
import { surelyDescribed, withDescribed } from '../understand/named/described.ts';
import { readQuestion } from '../understand/read.ts';
import type { Reading } from '../understand/reading.ts';
import { kindsAsked } from '../understand/search/answers.ts';
import { isWhy } from '../understand/search/why.ts';
import { isOnlyPlace } from '../understand/search/topics.ts';
import { meantConstraints, meantReading } from '../understand/talk/meant.ts';
import type { State } from '../understand/talk/state.ts';
import { isShort, joined, swapped } from '../understand/talk/thread.ts';
import { handlers } from './handlers.ts';
import { withDenial, withFitLead } from './lead.ts';
import { withLink } from './entries/card.ts';
import { novelFact } from './novel/novel.ts';
import { tell, type Draft, type Scene } from './scene.ts';
import { choicesOf } from './suggestions.ts';
import { withCounterpart } from './talk/counterpart.ts';
import { fallback, takenFor } from './talk/fallback.ts';
import { taughtInstead } from './talk/taught.ts';

/** A reply, what was asked for, and how the question was read. */
export interface Drafted {
  draft: Draft;
  target: string;
  reading: Reading;
}

/** Replies that answer no second question in the same words, and those of them that hold for many a question. */
const saysOnce = /^(owner\.|site\.use|novel\.reviews)/;
const tellsOnce = /^(owner\.(availability|services|remote|how-works)|site\.use)/;

/** Below this share, and with a second that is near, two questions are offered instead of one answer. */
const unsure = 0.28;

/** The reply to one question, as far as it is known what is asked. */
export function draftOf(knowledge: Knowledge, asked: string, state: State, foreign: boolean, today: string): Drafted {
  const reading = meantReading(withDescribed(readQuestion(asked, knowledge), knowledge, state.focus), state, knowledge);
  const constraints = meantConstraints(constraintsOf(reading, knowledge), reading, state, knowledge);
  const own = (entities: readonly Entity[]) =>
    entities.flatMap(({ id }) => knowledge.facts.entities.find((each) => each.id === id) ?? []);
  const local = { ...state, focus: own(state.focus), list: own(state.list), recent: own(state.recent) };
  const scene: Scene = { knowledge, reading, constraints, state: local, target: '', today };
  if (foreign) return { draft: takenFor(scene), target: 'foreign', reading };
  if (reading.tokens.length === 0) return { draft: tell(scene, 'greeting'), target: 'greeting', reading };
  const ranked = rankTargets(reading, constraints, local, knowledge);
  const [first, second] = ranked;
  if (!first) return { draft: fallback(scene), target: 'unknown', reading };
  const elsewhere = isForeign(ranked, reading, local, knowledge);
  const candidates = ranked
    .filter(({ target, share }) => target.startsWith('off.') === elsewhere && share > 0.04)
    .slice(0, 4);
  const isUnsure =
    !elsewhere && reading.named.length === 0 && first.share < unsure && (second?.share ?? 0) > first.share * 0.6;
  const nobody =
    reading.strangers.length > 0 &&
    reading.named.length === 0 &&
    !surelyDescribed(reading, knowledge) &&
    !(first.target.startsWith('list') && isOnlyPlace(reading, knowledge)) &&
    /^(x|p|list|compare|owner\.(start|experience|who|years))/.test(first.target);
  if (nobody) candidates.unshift({ target: 'x.unknown', share: 1 });
  const whole = isShort(reading, local) ? joined(reading, local) : swapped(reading, constraints, local);
  // "Was it solved?" asks for another part of the story than what was asked before.
  const isOfPart = kindsAsked(reading, knowledge).some((kind) => kind === 'outcome' || kind === 'hindsight');
  let repeated: Drafted | undefined;
  for (const { target } of candidates) {
    const handler = target === 'novel.fact' ? novelFact : handlers[target];
    const isOrder = constraints.most || constraints.least || constraints.ordinal !== undefined;
    const isNarrower = constraints.among && reading.topics.length > 0;
    const isSame =
      whole &&
      !isOrder &&
      !isNarrower &&
      !isOfPart &&
      target === local.target &&
      (reading.named.length > 0 || reading.tokens.every(({ mention }) => !mention));
    const isField = /^owner\.(skills|uses|experience)$/.test(target) && reading.topics.length > 0;
    const found =
      (isField ? handler?.({ ...scene, target }) : undefined) ??
      (isSame ? handler?.({ ...scene, reading: whole, target }) : undefined) ??
      handler?.({ ...scene, target }) ??
      (whole && handler?.({ ...scene, reading: whole, target }));
    if (!found) continue;
    const at = { ...scene, target };
    const fit = withFitLead(scene, target === 'x.unknown' ? withCounterpart(scene, found) : found);
    const draft = withLink(at, withDenial(at, fit));
    // What was just said of the owner word for word is no answer where a field of the thing in talk may be meant.
    if (repeated && (target === 'novel.fact' || (repeated.target.startsWith('owner.') && !target.startsWith('p.'))))
      continue;
    if (draft.text === state.said && saysOnce.test(target) && !isWhy(reading, knowledge)) {
      repeated ??= { draft, target, reading };
      continue;
    }
    const choices =
      isUnsure && !nobody
        ? choicesOf(knowledge, ranked, draft.focus?.length === 1 ? draft.focus[0] : undefined)
        : undefined;
    const made = choices ? { ...draft, text: tell(scene, 'didYouMean').text, choices } : draft;
    return ownersOr({ draft: made, target, reading }, scene);
  }
  const other = ownersOr({ draft: fallback({ ...scene, target: first.target }), target: 'unknown', reading }, scene);
  return repeated && other.target === 'unknown' ? toldAgain(repeated, scene) : other;
}

/** What the owner says of this very thing, or what was made. */
function ownersOr(made: Drafted, scene: Scene): Drafted {
  const draft = taughtInstead(scene, made.target, made.draft);
  return draft ? { ...made, draft, target: 'taught' } : made;
}

/** What was said already: again where it was asked again, else that more is not told. */
function toldAgain(repeated: Drafted, scene: Scene): Drafted {
  const before = scene.state.reading?.topics ?? [];
  const isNew = scene.reading.topics.some((root) => !before.includes(root));
  return isNew && tellsOnce.test(repeated.target) ? { ...repeated, draft: tell(scene, 'terms') } : repeated;
}
