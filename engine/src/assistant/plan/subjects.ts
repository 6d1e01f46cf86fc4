import { entryOf, isEntry } from '../facts/records.ts';
import type { Entity } from '../facts/types.ts';
import type { Hit } from '../find/index.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Constraints } from '../read/constraints.ts';
import { keyOf } from '../read/names.ts';
import type { Reading } from '../read/reading.ts';
import type { State } from '../state.ts';
import { byDate, type Subject } from './scene.ts';

/** The most described entries that are considered. */
const mostDescribed = 3;
/** Words; shorter questions can depend on the previous one. */
const short = 8;

/** Possible subjects: entries that the question names, points at, continues with or describes. */
export function subjectsOf(
  reading: Reading,
  constraints: Constraints,
  state: State,
  hits: readonly Hit[],
  knowledge: Knowledge,
): Subject[] {
  const found = knowledge.index.entities(hits);
  const shares = new Map(found.map(({ entity, share }) => [entity, share]));
  const subjects = new Map<Entity, Subject>();
  const add = (entity: Entity, how: Subject['how']) => {
    if (subjects.has(entity)) return;
    const share = shares.get(entity) ?? 0;
    // A picture does not compete with its series.
    const rival = found.find((each) => entryOf(each.entity) !== entryOf(entity))?.share ?? 0;
    subjects.set(entity, { entity, how, share, margin: share - rival });
  };
  for (const entity of reading.named) add(kinOf(entity, reading, knowledge) ?? entity, 'named');
  for (const { mention } of reading.tokens)
    if (mention?.type === 'technology') for (const skill of skillsOf(mention.label, knowledge)) add(skill, 'named');
  const pointed = pointedAt(reading, constraints, state, knowledge);
  if (pointed) add(pointed, 'pointed');
  // "The other one" is never the current topic.
  const isOther = constraints.other && !constraints.bare && state.focus.length === 1;
  for (const entity of isOther ? [] : state.focus.slice(0, 1)) {
    add(entity, 'talk');
    const kin = kinOf(entity, reading, knowledge);
    if (kin) add(kin, 'pointed');
  }
  for (const entity of state.focus.slice(1, 4)) add(entity, 'listed');
  const described = isOther ? found.filter(({ entity }) => entryOf(entity) !== state.focus[0]) : found;
  for (const { entity } of described.slice(0, mostDescribed)) add(entity, 'described');
  return [...subjects.values()];
}

/** The skills that have a technology in their name. */
export function skillsOf(label: string, { records }: Knowledge): Entity[] {
  const isCalled = (title: string) =>
    title.split(/ ?[/&] ?| e | y | and /).some((part) => keyOf(part) === keyOf(label));
  return records.filter(({ kind, title }) => kind === 'skill' && isCalled(title));
}

/** "The second", "the last one", "photo 3", "the next chapter": the entry at a position of the last list. */
function pointedAt(
  reading: Reading,
  constraints: Constraints,
  state: State,
  { records }: Knowledge,
): Entity | undefined {
  const [before] = state.focus;
  const chapters = records.filter(({ kind }) => kind === 'chapter');
  const step = constraints.next ? 1 : constraints.previous ? -1 : 0;
  if (before?.kind === 'chapter' && step !== 0 && reading.named.length === 0)
    return chapters[chapters.indexOf(before) + step];
  return (
    pictureAt(reading, constraints, state, records) ??
    (reading.named.length > 0 || reading.tokens.length > short ? undefined : placeIn(state, constraints, step))
  );
}

/** "Photo 3", "the last one": a picture of the named or current series. */
function pictureAt(
  { tokens, named }: Reading,
  { ordinal, attributes }: Constraints,
  { focus }: State,
  records: readonly Entity[],
): Entity | undefined {
  const figure = ordinal ?? Number(tokens.find(({ seen }) => seen === '#')?.text ?? 0);
  const isPicture = attributes.some(({ attribute }) => attribute === 'picture' || attribute === 'photo');
  if (figure === 0 || !(isPicture || tokens.length < short)) return undefined;
  const [before] = focus;
  const of = named.find(isEntry) ?? (before && isEntry(before) && focus.length === 1 ? before : before?.values.of);
  const pictures = records.filter(({ values }) => values.of === of && of !== undefined);
  return pictures.length > 1 ? pictures.at(figure < 0 ? -1 : figure - 1) : undefined;
}

/** The entry at a position of the last list. */
function placeIn({ focus, list }: State, constraints: Constraints, step: number): Entity | undefined {
  const { ordinal, other, newest, oldest, among } = constraints;
  const [before] = focus;
  if (list.length < 2) return undefined;
  if (step !== 0 && before && list.includes(before)) return list[list.indexOf(before) + step];
  const dated = list.filter(({ values }) => values.date).sort(byDate);
  // "Which of those came first?" is asked of dates, "and the first one?" of the list.
  if (among && dated.length > 1 && newest !== oldest) return newest ? dated.at(-1) : dated[0];
  if (ordinal !== undefined) return list.at(ordinal < 0 ? -1 : ordinal - 1);
  if (newest || oldest) return list.at(oldest ? 0 : -1);
  const rest = list.filter((entity) => entity !== before);
  return other && rest.length === 1 ? rest[0] : undefined;
}

/** "His daughter", "her father": the other character of the family, known by a shared surname. */
function kinOf(of: Entity, { tokens }: Reading, { words, records }: Knowledge): Entity | undefined {
  if (of.kind !== 'character' || !tokens.some(({ text }) => words.kin(text))) return undefined;
  const surname = of.title.split(' ').at(-1);
  return records.find(
    ({ kind, title }) => kind === 'character' && title !== of.title && title.split(' ').at(-1) === surname,
  );
}
