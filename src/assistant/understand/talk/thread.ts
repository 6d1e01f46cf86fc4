import type { Entity } from '#src/assistant/facts/types.ts';
import type { Constraints } from '../constraints.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Reading } from '../reading.ts';
import { coverage } from '../search/find.ts';
import type { State } from './state.ts';

/** A question of so few words leans on the one before it. */
const short = 7;

/** Targets that go on with what their site text, date or service was asked of. */
const goesOn =
  /^(site\.|owner\.(response|availability|services|price|delivery|languages|education)|novel\.(audio|pdf|read))/;

/** Targets that a short turn means as it stands, whatever was said before. */
const complete = /^(thanks|goodbye|greeting|talk|insult|complaint|injection|smalltalk\.(ok|praise)|assistant|off)/;

/** Targets of what can be ordered. */
const ofWork = /^(taught|owner\.(services|availability|remote))$/;

/** What "when" and "where" alone ask of a thing. */
const fieldOf: Record<'when' | 'where', Readonly<Partial<Record<Entity['kind'], string>>>> = {
  when: {
    project: 'x.date',
    photography: 'x.date',
    '2d-3d': 'x.date',
    chapter: 'x.date',
    job: 'x.date',
    study: 'x.date',
  },
  where: { project: 'p.demo', photography: 'work.place', job: 'x.date', study: 'x.date', chapter: 'novel.read' },
};

/** True for a turn that can lean on the talk: few words and no entry named. */
export function isShort({ tokens, named }: Reading, { reading }: State): boolean {
  return reading !== undefined && tokens.length <= short && named.length === 0;
}

/**
 * What a short turn means in the talk, read before anything else: another field of the same thing, the same asked of
 * something else, or more of the same subject. `first` is what the learner alone takes it for.
 */
export function threadOf(
  reading: Reading,
  constraints: Constraints,
  state: State,
  knowledge: Knowledge,
  first: { target: string; share: number },
): string | undefined {
  const { tokens, named, topics } = reading;
  const { target, focus } = state;
  const again = sameOfOther(reading, constraints, state);
  if (again) return again;
  if (!isShort(reading, state) || tokens.some(({ mention }) => mention)) return undefined;
  const { words } = knowledge;
  const has = (test: (word: string) => boolean) => tokens.some(({ text }) => test(text));
  const bare = topics.every((root) =>
    tokens.some(({ text }) => text.startsWith(root) && (words.whenAsked(text) || words.still(text))),
  );
  const [thing] = focus;
  if (thing && focus.length === 1 && named.length === 0 && bare && tokens.length < 5) {
    const isOver = has(words.still) && (thing.kind === 'job' || thing.kind === 'study');
    const asked = isOver || has(words.whenAsked) ? 'when' : has(words.whereAsked) ? 'where' : undefined;
    const field = asked && fieldOf[asked][thing.kind];
    if (field) return field;
  }
  // "And christenings?": what the site never speaks of, after a service, is asked of the service.
  if (constraints.follow && ofWork.test(target) && topics.length > 0 && coverage(topics, knowledge) === 0)
    return 'owner.services';
  if (complete.test(first.target) && first.share > 0.3) return undefined;
  // "How much?" after "can you make …?" asks for the price; "and when?" asks for more of the same.
  const isOther = first.share > 0.6 && first.target !== target && first.target.startsWith('owner.');
  if (bare && !isOther && tokens.length < 4 && words.asks(tokens[0]?.text ?? '') && goesOn.test(target)) return target;
  if (!goesOn.test(target) || (thing && !target.startsWith('novel'))) return undefined;
  if (target.startsWith('novel')) return has(words.all) && tokens.length < 5 ? target : undefined;
  if (target.startsWith('site.') && has(words.thing) && !first.target.startsWith('owner.contact')) return target;
  return constraints.follow && first.share < 0.5 ? target : undefined;
}

/** "And French?", "and the other project?": the last question asked again of something else. */
function sameOfOther({ tokens, named }: Reading, { bare, follow }: Constraints, { target }: State): string | undefined {
  if (!bare || tokens.length > 5 || target === '' || /^(site|off|assistant|greeting|thanks|goodbye|talk)/.test(target))
    return undefined;
  const mention = tokens.find((token) => token.mention)?.mention;
  if (!mention || (!follow && tokens.length > 2)) return undefined;
  if (mention.type === 'technology')
    return /^owner\.(uses|skill)|^list\.(filter|count)|^p\.stack/.test(target) ? target : undefined;
  return mention.type === 'entity' && follow && fits(target, named[0]) ? target : undefined;
}

function fits(target: string, entity: Entity | undefined): boolean {
  if (!entity) return false;
  if (entity.kind === 'project') return /^p\.|^x\./.test(target);
  if (['chapter', 'character', 'figure'].includes(entity.kind))
    return /^x\.|^novel\.(audio|pdf|read|duration|status)/.test(target);
  return /^work\.|^x\./.test(target);
}

/** "And in this one?": what was asked before, of what is named now. */
export function swapped(reading: Reading, { bare, follow }: Constraints, { reading: before, target }: State) {
  const isSame = before && bare && follow && reading.named.length === 1 && target.startsWith('x.');
  return isSame && before.topics.length > 0 ? { ...reading, topics: before.topics } : undefined;
}

/** A short turn read together with the question before it, for what it leaves out. */
export function joined(reading: Reading, { reading: before, focus, target }: State): Reading {
  if (!before) return reading;
  const left = before.tokens.filter(
    ({ mention, text }) => mention || before.topics.some((root) => text.startsWith(root)),
  );
  return {
    ...reading,
    tokens: [...reading.tokens, ...left],
    named: before.named.length === 0 && focus.length === 1 && target.startsWith('x.') ? focus : before.named,
    topics: [...new Set([...reading.topics, ...before.topics])],
  };
}
