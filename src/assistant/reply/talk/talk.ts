import type { Entity } from '#src/assistant/facts/types.ts';
import { described } from '../entries/card.ts';
import { chapters } from '../novel/chapters.ts';
import { listAll } from '../entries/lists.ts';
import { focusOf, tell, type Draft, type Handler } from '../scene.ts';

/** More about the last thing: the sentences that were not said yet. */
export const more: Handler = (scene) => {
  const { state } = scene;
  const entity = focusOf(scene) ?? state.focus[0];
  if (!entity) return state.list.length > 0 || state.target.startsWith('list') ? listAll(scene) : undefined;
  const rest = entity.facts.filter(({ field }) => field === 'description' || field === 'caption').slice(1, 4);
  if (rest.length === 0) return tell(scene, 'noMore', {}, entity);
  return { text: `**${entity.title}**: ${rest.map(({ text }) => text).join(' ')}`, focus: [entity] };
};

export const yes: Handler = (scene) => (scene.state.focus[0] ? more(scene) : tell(scene, 'yes'));

export const no: Handler = (scene) => tell(scene, 'no');

/** "The second", "the other one": an entry of the last list, or the next after it. */
export const other: Handler = (scene): Draft | undefined => {
  const { list, focus } = scene.state;
  if (scene.constraints.next && scene.state.target === 'novel.chapter-count') return chapters(scene);
  const picked = focusOf(scene);
  const { newest, oldest, ordinal } = scene.constraints;
  const isPick = focus.length > 1 && (newest || oldest || ordinal !== undefined);
  if (picked && (picked !== focus[0] || isPick)) return described(scene, picked);
  const next = nextOf(list, focus[0]);
  return next ? described(scene, next) : listAll(scene);
};

function nextOf(list: readonly Entity[], entity: Entity | undefined): Entity | undefined {
  if (!entity) return list[0];
  return list[(list.indexOf(entity) + 1) % Math.max(1, list.length)];
}

export const repeat: Handler = (scene) => {
  const entity = scene.state.focus[0];
  return entity ? described(scene, entity) : tell(scene, 'unclear');
};
