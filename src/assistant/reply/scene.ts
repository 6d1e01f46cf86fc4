import { format } from '#src/i18n/format.ts';
import type { Entity, Kind } from '../facts/types.ts';
import type { Constraints } from '../understand/constraints.ts';
import type { Knowledge } from '../understand/knowledge.ts';
import type { Reading } from '../understand/reading.ts';
import type { State } from '../understand/talk/state.ts';
import type { Mention } from '../understand/named/names.ts';
import { findEntities, isEntry, tellingOf } from '../understand/search/find.ts';
import { sentencesOn } from '../understand/search/sentences.ts';
import { kinIn, surelyDescribed } from '../understand/named/described.ts';
import { isWhy } from '../understand/search/why.ts';
import { stem } from '../understand/words/stem.ts';
import type { Replies } from './replies.ts';

/** A reply before its sources and suggestions are gathered. */
export interface Draft {
  text: string;
  /** What it is about, for the next question. */
  focus?: Entity[];
  list?: Entity[];
  /** Which picture of the one series it is about. */
  frame?: number;
  /** Two questions of which one was perhaps meant. */
  choices?: string[];
}

/** All a reply is made from. */
export interface Scene {
  knowledge: Knowledge;
  reading: Reading;
  constraints: Constraints;
  state: State;
  target: string;
  today: string;
}

/** A reply answers, or passes the question on. */
export type Handler = (scene: Scene) => Draft | undefined;

/** A list is joined as the language does. */
type Values = Record<string, string | number | readonly string[] | undefined>;

/** Oldest first. */
export function byDate(a: Entity, b: Entity): number {
  return (a.values.date ?? '').localeCompare(b.values.date ?? '');
}

/** The words of a reply with its places filled. */
export function say(scene: Scene, key: keyof Replies, values: Values = {}): string {
  const { knowledge } = scene;
  const { owner } = knowledge.facts;
  const places = Object.entries({ owner: owner.short, email: owner.email, ...values }).map(([name, value]) => [
    name,
    typeof value === 'object' ? join(scene, value) : (value ?? ''),
  ]);
  return format(knowledge.pack.replies[key], Object.fromEntries(places) as Record<string, string>);
}

/** A reply of one fixed text, about one entity if any. */
export function tell(scene: Scene, key: keyof Replies, values: Values = {}, about?: Entity): Draft {
  return { text: say(scene, key, values), ...(about ? { focus: [about] } : {}) };
}

/** Names joined as the language does. */
export function join(scene: Scene, items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  const last = items.at(-1) ?? '';
  const and = scene.knowledge.language === 'es' ? (/^\W*h?i(?!a|e)/i.test(last) ? 'e' : 'y') : 'and';
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Titles in bold, joined. */
export function titles(scene: Scene, entities: readonly Entity[]): string {
  return join(
    scene,
    entities.map(({ title }) => `**${title}**`),
  );
}

/** The entries of one kind or several. */
export function ofKind({ knowledge }: Scene, ...kinds: Kind[]): Entity[] {
  return knowledge.facts.entities.filter(({ kind }) => kinds.includes(kind));
}

/** The first mention of a type. */
export function mentioned<Type extends Mention['type']>(
  { reading }: Scene,
  type: Type,
): Extract<Mention, { type: Type }>[] {
  return reading.tokens.flatMap(({ mention }) =>
    mention?.type === type ? [mention as Extract<Mention, { type: Type }>] : [],
  );
}

/** True when an attribute word stands in the question. */
export function asks({ constraints }: Scene, ...wanted: string[]): boolean {
  return constraints.attributes.some(({ attribute }) => wanted.includes(attribute));
}

/** True when a question begins by asking when. */
export function asksWhen({ reading, knowledge }: Scene): boolean {
  return reading.tokens.slice(0, 3).some(({ text }) => knowledge.words.whenAsked(text));
}

const perhaps = 0.13;

/** What is talked of is still meant where it holds so much of what the best other entry does. */
const still = 0.75;

/** The entity a question is about: named, pointed at, described, or what the talk is about. */
export function focusOf(scene: Scene, ...kinds: Kind[]): Entity | undefined {
  const { reading, state, constraints, knowledge } = scene;
  const ofPicture = isOfPicture(scene);
  const fits = (entity: Entity) => (kinds.length === 0 ? !ofPicture || isEntry(entity) : kinds.includes(entity.kind));
  const named = reading.named.find(fits);
  if (named) return kinOf(scene, named) ?? named;
  const pointed = pointedAt(scene, fits);
  if (pointed) return pointed;
  const [first, second] = findEntities(subjectTopics(scene), knowledge, fits);
  const clear = first && (!second || first.score > second.score * 1.15);
  const context = state.focus.find(fits);
  const short = reading.tokens.length < 8;
  const sure = surelyDescribed(reading, knowledge);
  // A turn stays with what is talked of while its texts hold something of it: as much as another's, or it goes on.
  const other = sure ?? (first && clear && first.share > perhaps ? first.entity : undefined);
  const least = constraints.follow ? 0.5 : other && state.focus.length === 1 ? heldOf(scene, other) * still : Infinity;
  if (context && heldOf(scene, context) > least) return context;
  if (sure && fits(sure)) return sure;
  const kin = context && kinOf(scene, context);
  if (kin) return kin;
  if (context && (short || constraints.back || constraints.follow)) return context;
  if (first && clear && first.share > perhaps) return first.entity;
  return context;
}

/** What is asked of a picture is asked of nobody in a novel, nor of what the owner did. */
export function isOfPicture(scene: Scene): boolean {
  return (
    asks(scene, 'photo', 'picture') && !asks(scene, 'novel', 'chapter', 'character') && scene.reading.named.length === 0
  );
}

/** How much of the question one sentence of the entry holds, or of its story. */
export function heldOf(
  { reading, knowledge }: Scene,
  entity: Entity,
  topics: readonly string[] = reading.topics,
): number {
  const found = [sentencesOn(entity, topics, knowledge), sentencesOn(entity, topics, knowledge, 'stories')];
  return Math.max(0, ...found.flat().map(({ own }) => own));
}

/** "His daughter", "her father": the other character of the family. */
export function kinOf(scene: Scene, of: Entity): Entity | undefined {
  const { reading, knowledge } = scene;
  if (of.kind !== 'character' || !reading.tokens.some(({ text }) => knowledge.words.kin(text))) return undefined;
  // Somebody named in full, and more asked than who the other is: it is asked of the one that is named.
  if (reading.named.includes(of) && (reading.topics.length > 3 || isWhy(reading, knowledge))) return undefined;
  return kinIn(knowledge.facts, of);
}

/** "The second", "the other one", "the next", "the one in that town": an entry of the last list. */
export function pointedAt(scene: Scene, fits: (entity: Entity) => boolean): Entity | undefined {
  const { state, constraints } = scene;
  const before = state.focus[0];
  if (before?.kind === 'chapter' && fits(before) && (constraints.next || constraints.previous)) {
    const chapters = ofKind(scene, 'chapter');
    return chapters[chapters.indexOf(before) + (constraints.next ? 1 : -1)];
  }
  if (before?.kind === 'job' && fits(before) && constraints.previous) {
    const since = (entity: Entity) => (entity.values.period ?? '').slice(0, 4);
    return ofKind(scene, 'job')
      .filter((each) => since(each) < since(before))
      .sort((a, b) => since(b).localeCompare(since(a)))[0];
  }
  const row = state.list.filter((entity) => fits(entity) && entity.values.date).sort(byDate);
  if (before && row.includes(before) && (constraints.next || constraints.previous) && !asks(scene, 'chapter'))
    return row[row.indexOf(before) + (constraints.next ? 1 : -1)];
  const list = state.list.filter(fits);
  if (list.length < 2) return undefined;
  const { ordinal, newest, oldest } = constraints;
  const ofList = scene.reading.tokens.length < 9 && !asks(scene, 'chapter', 'picture', 'photo');
  if (ofList && ordinal !== undefined && ordinal > 0 && list[ordinal - 1]) return list[ordinal - 1];
  if (
    row.length > 1 &&
    ordinal === undefined &&
    newest !== oldest &&
    scene.reading.tokens.length < 8 &&
    !asks(scene, 'project', 'chapter')
  )
    return newest ? row.at(-1) : row[0];
  // With one in talk, a question that does not ask which is about that one.
  const asksWhich = scene.reading.tokens.some(({ text }) => scene.knowledge.words.oneOf(text));
  const told =
    state.focus.length === 1 && list.includes(state.focus[0]!) && !asksWhich && mentioned(scene, 'place').length === 0
      ? undefined
      : toldApart(scene, list);
  if (told) return told;
  if (constraints.other) {
    const rest = list.filter((entity) => entity !== state.focus[0]);
    return rest.length === 1 ? rest[0] : undefined;
  }
  return ordinal === undefined ? undefined : ordinal < 0 ? list.at(-1) : list[ordinal - 1];
}

/** Stems that tell which entry is meant; words such as "code" or "Android" tell what is asked of it. */
function subjectTopics(scene: Scene): string[] {
  const asked = askedRoots(scene);
  const ordinals = scene.reading.tokens.flatMap(({ text }) =>
    scene.knowledge.ordinals.has(text) ? [stem(text, scene.knowledge.language)] : [],
  );
  return scene.reading.topics.filter((root) => !asked.has(root) && !ordinals.includes(root));
}

/** Stems of the words that tell which field is asked for. */
export function askedRoots({ reading, constraints, knowledge }: Scene): Set<string> {
  return new Set(
    constraints.attributes.flatMap(({ at, attribute }) =>
      attribute === 'piece' || attribute === 'store' ? [] : [stem(reading.tokens[at]?.text ?? '', knowledge.language)],
    ),
  );
}

/** The one entry of a list that the question's places, tools or words fit. */
function toldApart(scene: Scene, list: readonly Entity[]): Entity | undefined {
  const { knowledge } = scene;
  const [first, second] = findEntities(
    subjectTopics(scene).filter((root) => tellingOf(root, knowledge) > 0.6),
    knowledge,
    (entity) => list.includes(entity),
  );
  return first && first.score > 1 && (!second || first.score > second.score * 1.5) ? first.entity : undefined;
}

/** A text cut at the end of a sentence, or of a word, near a length. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 20)).replace(/[,;:]?\s*$/, '')}…`;
}
