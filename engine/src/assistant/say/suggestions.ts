import { format } from '#src/i18n/format.ts';
import type { Entity, Facts, Kind } from '../facts/types.ts';
import { isEntry, isWork } from '../facts/records.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Questions, Suggested } from './replies.ts';
import type { Draft } from '../plan/scene.ts';

const most = 3;

const anything: readonly Suggested[] = ['list.projects', 'owner.who', 'owner.contact'];
const novelNext: readonly Suggested[] = ['novel.read', 'novel.characters', 'novel.audio'];

/** Follow-up questions, by target. */
const following: Readonly<Record<string, readonly Suggested[]>> = {
  owner: ['owner.availability', 'owner.skills', 'owner.contact'],
  'owner.availability': ['owner.price', 'owner.response', 'owner.how-works'],
  'owner.services': ['owner.price', 'owner.availability', 'owner.how-works'],
  'owner.price': ['owner.availability', 'owner.response'],
  'owner.experience': ['owner.education', 'owner.skills'],
  'owner.contact': ['owner.response', 'owner.availability'],
  novel: novelNext,
  works: ['list.projects', 'owner.hobbies'],
  site: ['assistant.what'],
  off: anything,
  unsure: anything,
};

/** Questions that could follow a reply. */
export function suggestionsFor(knowledge: Knowledge, target: string, { focus = [], list = [] }: Draft): string[] {
  const ask = asker(knowledge.pack.questions, knowledge.facts);
  const [entity] = focus;
  if (focus.length === 1 && entity) return aboutEntity(entity, target).map((each) => ask(each, entity.title));
  const listed = list.filter(isEntry);
  if (listed.length > 1) return listed.slice(0, 2).map(({ title }) => ask('x.what', title));
  const next = following[target] ?? following[target.split('.')[0] ?? ''] ?? [];
  return next
    .filter((each) => each !== target && (knowledge.facts.novel || !each.startsWith('novel')))
    .slice(0, most)
    .map((each) => ask(each));
}

/** Follow-up questions about an entry, by its kind. */
const ofKinds: Partial<Record<Kind, readonly Suggested[]>> = {
  project: ['x.what', 'p.stack', 'p.demo', 'p.code'],
  photography: ['x.what', 'work.camera', 'work.place'],
  '2d-3d': ['x.what', 'p.stack'],
  chapter: novelNext,
  novel: novelNext,
  character: novelNext,
};

function aboutEntity({ kind, values }: Entity, target: string): Suggested[] {
  const isShown = (each: Suggested) => each !== target && (each !== 'p.demo' || (values.demo && !values.blocked));
  return (ofKinds[kind] ?? []).filter(isShown).slice(0, most);
}

/** Four questions for an empty chat, from the owner's content. */
export function firstQuestions(questions: Questions, facts: Facts): string[] {
  const ask = asker(questions, facts);
  return [
    ...(facts.entities.some(({ kind }) => kind === 'project') ? [ask('recommend')] : []),
    ask('owner.availability'),
    ...(facts.novel ? [ask('novel.what')] : []),
    ...(facts.entities.some(isWork) ? [ask('works.list')] : []),
    ask('owner.skills'),
    ask('owner.contact'),
  ].slice(0, 4);
}

function asker(questions: Questions, { owner }: Facts) {
  return (target: Suggested, title = '') => format(questions[target], { title, owner: owner.short });
}
