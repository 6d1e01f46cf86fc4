import { format } from '#src/i18n/format.ts';
import type { Entity, Facts } from '../facts/types.ts';
import { isEntry, isWork } from '../facts/records.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Questions, Suggested } from './replies.ts';
import type { Draft } from '../plan/scene.ts';

const most = 3;

/** What people ask next, by what they asked. */
const following: Readonly<Record<string, readonly Suggested[]>> = {
  owner: ['owner.availability', 'owner.skills', 'owner.contact'],
  'owner.availability': ['owner.price', 'owner.response', 'owner.how-works'],
  'owner.services': ['owner.price', 'owner.availability', 'owner.how-works'],
  'owner.price': ['owner.availability', 'owner.response'],
  'owner.experience': ['owner.education', 'owner.skills'],
  'owner.contact': ['owner.response', 'owner.availability'],
  novel: ['novel.read', 'novel.characters', 'novel.audio'],
  works: ['list.projects', 'owner.hobbies'],
  site: ['assistant.what'],
  off: ['list.projects', 'owner.who', 'owner.contact'],
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

function aboutEntity({ kind, values }: Entity, target: string): Suggested[] {
  const all: Suggested[] =
    kind === 'project'
      ? ['x.what', 'p.stack', ...(values.demo && !values.blocked ? (['p.demo'] as const) : []), 'p.code']
      : kind === 'photography'
        ? ['x.what', 'work.camera', 'work.place']
        : kind === '2d-3d'
          ? ['x.what', 'p.stack']
          : kind === 'chapter' || kind === 'novel' || kind === 'character'
            ? ['novel.read', 'novel.characters', 'novel.audio']
            : [];
  return all.filter((each) => each !== target).slice(0, most);
}

/** Four questions for a window in which nothing was asked yet, from what this owner's content holds. */
export function firstQuestions(questions: Questions, facts: Facts): string[] {
  const ask = asker(questions, facts);
  const projects = facts.entities.filter(({ kind }) => kind === 'project');
  const featured =
    [...projects].sort((a, b) => (a.values.featured ?? 99) - (b.values.featured ?? 99))[0] ?? projects.at(-1);
  return [
    ...(featured ? [ask('x.what', featured.title), ask('list.newest')] : []),
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
