import type { Entity, Frame } from '#src/assistant/facts/types.ts';
import { findEntities, isWork, tellingOf } from '#src/assistant/understand/search/find.ts';
import { described } from './card.ts';
import { shown } from './lists.ts';
import { frameOf } from './fact.ts';
import { join, ofKind, say, tell, titles, type Draft, type Handler, type Scene } from '../scene.ts';
import { link } from '../parts.ts';

type Field = 'camera' | 'lens' | 'exposure' | 'place';

/** Asked with what, how or where a picture was taken. */
export function capture(field: Field): Handler {
  return (scene) => {
    const { reading, knowledge, state, constraints } = scene;
    const named = reading.named.find(isWork);
    const inTalk = reading.tokens.length < 9 || constraints.back ? state.focus.find(isWork) : undefined;
    const [described] = findEntities(
      reading.topics,
      knowledge,
      ({ kind, values }) => kind === 'photography' && (values.frames ?? []).some((frame) => frame[field]),
    );
    const least = asksSame(scene) ? ofSame : 0.1;
    const entity = named ?? inTalk ?? (described && described.share > least ? described.entity : undefined);
    if (!entity) return inGeneral(scene, field);
    return ofWork(scene, entity, field);
  };
}

function ofWork(scene: Scene, entity: Entity, field: Field): Draft | undefined {
  const frames = entity.values.frames ?? [];
  const kept = scene.state.focus[0] === entity && scene.state.frame !== undefined ? scene.state.frame : undefined;
  const memory = kept === undefined ? undefined : frames[kept];
  const one = frameOf(scene, entity) ?? (memory && kept !== undefined ? { frame: memory, at: kept } : undefined);
  if (one?.frame[field]) {
    const draft = tell(
      scene,
      `${field}One`,
      {
        title: entity.title,
        value: valueOf(one.frame, field),
        number: one.at + 1,
        caption: one.frame.caption,
      },
      entity,
    );
    return { ...draft, frame: one.at };
  }
  const values = [...new Set(frames.flatMap((frame) => (frame[field] ? [valueOf(frame, field)] : [])))];
  if (field === 'exposure' && values.length > 1) {
    const first = frames.find((frame) => frame.exposure);
    return tell(
      scene,
      'exposureMany',
      {
        title: entity.title,
        count: frames.length,
        value: first ? valueOf(first, field) : '',
      },
      entity,
    );
  }
  if (asksSame(scene)) return { text: sameOrNot(scene, values), focus: [entity] };
  const shown = join(scene, [...new Set(frames.flatMap((frame) => frame[field] ?? []))]);
  return tell(scene, `${field}All`, { title: entity.title, value: shown }, entity);
}

/** So much must a series hold of "were these taken with the same one?". */
const ofSame = 0.3;

function asksSame({ reading, knowledge }: Scene): boolean {
  return reading.tokens.some(({ text }) => knowledge.words.same(text));
}

function sameOrNot(scene: Scene, values: readonly string[]): string {
  return `${say(scene, values.length > 1 ? 'noLead' : 'yesLead')}${join(scene, values)}.`;
}

function valueOf(frame: Frame, field: Field): string {
  if (field !== 'exposure') return frame[field] ?? '';
  return [frame.exposure, frame.aperture, frame.iso ? `ISO ${frame.iso}` : undefined].filter(Boolean).join(' · ');
}

/** Asked of no picture in particular: what most of them were taken with. */
function inGeneral(scene: Scene, field: Field): Draft | undefined {
  const works = ofKind(scene, 'photography');
  const counts = new Map<string, number>();
  for (const { values } of works)
    for (const frame of values.frames ?? [])
      if (frame[field]) counts.set(frame[field], (counts.get(frame[field]) ?? 0) + 1);
  const values = [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value);
  if (values.length === 0) return undefined;
  if (field === 'exposure')
    return { text: say(scene, 'exposureWhich', { titles: titles(scene, works) }), focus: works, list: works };
  if (asksSame(scene)) return { text: sameOrNot(scene, values), focus: works, list: works };
  return { text: say(scene, `${field}General`, { value: values.slice(0, 4) }), focus: works, list: works };
}

/** Of several that are asked for, those that hold nearly as much. */
const ofBest = 0.45;

export const worksList: Handler = (scene) => {
  const { attributes } = scene.constraints;
  const asked = attributes.flatMap(({ attribute, negated }) => (negated ? [] : [attribute]));
  const kinds =
    asked.includes('piece') && !asked.includes('photo')
      ? (['2d-3d'] as const)
      : asked.includes('photo')
        ? (['photography'] as const)
        : (['photography', '2d-3d'] as const);
  const works = ofKind(scene, ...kinds);
  const roots = scene.reading.topics.filter((root) => tellingOf(root, scene.knowledge) > 0.3);
  const { knowledge } = scene;
  const alike = findEntities(roots, knowledge, (entity) => works.includes(entity));
  const [found, second] = alike;
  const one =
    scene.reading.named.find(isWork) ??
    (found && found.share > 0.3 && (!second || found.score > second.score * 1.2) ? found.entity : undefined);
  const isPlural = scene.reading.tokens.some(({ text }) => text.endsWith('s') && knowledge.attributes.photo(text));
  const several = found && isPlural ? alike.filter(({ score }) => score > found.score * ofBest) : [];
  if (several.length > 1 && scene.reading.named.length === 0)
    return shown(
      scene,
      several.map(({ entity }) => entity),
    );
  if (one) return described(scene, one);
  if (works.length === 0) return undefined;
  return {
    text: say(scene, 'works', { titles: titles(scene, works), count: works.length }),
    list: works,
    focus: works,
  };
};

export const buyWork: Handler = (scene) => {
  const shop = scene.knowledge.facts.owner.social.find(({ network }) => network === 'shop');
  const entity = scene.reading.named.find(isWork);
  return {
    text: shop ? say(scene, 'buyShop', { link: link(shop.url) }) : say(scene, 'buyAsk'),
    focus: entity ? [entity] : undefined,
  };
};

export const workRights: Handler = (scene) => tell(scene, 'rights');
