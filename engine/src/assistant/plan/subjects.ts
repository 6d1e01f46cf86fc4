import { entryOf, isEntry } from '../facts/records.ts';
import type { Entity } from '../facts/types.ts';
import type { Knowledge } from '../knowledge.ts';
import { keyOf } from '../read/names.ts';
import type { Reading } from '../read/read.ts';
import type { Scene, Subject } from './scene.ts';

type Heard = Omit<Scene, 'subjects'>;

/** The most described entries that are considered. */
const mostDescribed = 3;
/** Words; shorter questions can depend on the previous one. */
const short = 8;

/** Possible subjects: entries that the question names, points at, continues with or describes. */
export function subjectsOf(scene: Heard): Subject[] {
  const { reading, constraints, state, hits, knowledge } = scene;
  const found = knowledge.index.entities(hits);
  const subjects = new Map<Entity, Subject>();
  const add = (entity: Entity | undefined, how: Subject['how']) => {
    if (!entity || subjects.has(entity)) return;
    const share = found.find((each) => each.entity === entity)?.share ?? 0;
    // A picture does not compete with its series.
    const rival = found.find((each) => entryOf(each.entity) !== entryOf(entity))?.share ?? 0;
    subjects.set(entity, { entity, how, share, margin: share - rival });
  };
  const [current, ...others] = state.focus;
  for (const entity of reading.named) add(kinOf(entity, reading, knowledge) ?? entity, 'named');
  for (const { mention } of reading.tokens)
    if (mention?.type === 'technology') for (const skill of skillsOf(mention.label, knowledge)) add(skill, 'named');
  add(pointedAt(scene), 'pointed');
  // "The other one" is never the current topic.
  const isOther = constraints.other && !constraints.bare && others.length === 0;
  if (!isOther) add(current, 'talk');
  add(current && kinOf(current, reading, knowledge), 'pointed');
  for (const entity of others.slice(0, 3)) add(entity, 'listed');
  const described = found.filter(({ entity }) => !isOther || entryOf(entity) !== current);
  for (const { entity } of described.slice(0, mostDescribed)) add(entity, 'described');
  return [...subjects.values()];
}

/** The skills that have a technology in their name. */
function skillsOf(label: string, { records }: Knowledge): Entity[] {
  const isCalled = (title: string) =>
    title.split(/ ?[/&] ?| e | y | and /).some((part) => keyOf(part) === keyOf(label));
  return records.filter(({ kind, title }) => kind === 'skill' && isCalled(title));
}

/** "Photo 3", "the second", "the last one", "the next chapter": a picture, or the entry at a position of the last list. */
function pointedAt(scene: Heard): Entity | undefined {
  const { constraints, state, knowledge } = scene;
  const { tokens, named } = scene.reading;
  const place = constraints.ordinal ?? Number(tokens.find(({ seen }) => seen === '#')?.text ?? 0);
  const at = (all: readonly Entity[]) => all.at(place < 0 ? -1 : place - 1);
  const pictures = picturesMeant(scene);
  if (place !== 0 && pictures.length > 1) return at(pictures);
  if (named.length > 0 || tokens.length > short) return undefined;
  const { list, focus } = state;
  const [before] = focus;
  const step = Number(constraints.next) - Number(constraints.previous);
  const all = before?.kind === 'chapter' ? knowledge.records.filter(({ kind }) => kind === 'chapter') : list;
  if (before && step !== 0 && all.includes(before)) return all[all.indexOf(before) + step];
  if (list.length < 2) return undefined;
  if (place !== 0) return at(list);
  if (constraints.newest || constraints.oldest) return list.at(constraints.oldest ? 0 : -1);
  return constraints.other && list.length === 2 ? list.find((entity) => entity !== before) : undefined;
}

/** The pictures of the named or current series. */
function picturesMeant({ reading: { named, tokens }, constraints, state: { focus }, knowledge: { records } }: Heard) {
  const series = named.find(isEntry) ?? (focus.length === 1 ? entryOf(focus[0]!) : undefined);
  const isPicture = constraints.attributes.some(({ attribute }) => attribute === 'picture' || attribute === 'photo');
  return series && (isPicture || tokens.length < short) ? records.filter(({ values }) => values.of === series) : [];
}

/** "His daughter", "her father": the other character of the family, known by a shared surname. */
function kinOf(of: Entity, { tokens }: Reading, { words, records }: Knowledge): Entity | undefined {
  if (of.kind !== 'character' || !tokens.some(({ text }) => words.kin(text))) return undefined;
  const surname = (title: string) => title.split(' ').at(-1);
  return records.find((each) => each.kind === 'character' && each !== of && surname(each.title) === surname(of.title));
}
