import { format } from '#src/i18n/format.ts';
import type { Facts } from '../facts/compile.ts';
import { isEntry, isWork } from '../facts/records.ts';
import type { Knowledge } from '../knowledge.ts';
import { openLink, type Draft } from '../plan/scene.ts';
import type { LanguagePack } from '../train/language-pack.loader.ts';

/** A question for each target that can be suggested. */
type Questions = LanguagePack['questions'];
const most = 3;

/** Follow-up questions, by kind of entry, by target, or by its beginning. */
const following: Readonly<Record<string, string>> = {
  project: 'x.what p.stack p.demo p.code',
  photography: 'x.what work.camera work.place',
  '2d-3d': 'x.what p.stack',
  chapter: 'novel.read novel.characters novel.audio',
  character: 'novel.read novel.characters novel.audio',
  novel: 'novel.read novel.characters novel.audio',
  owner: 'owner.availability owner.skills owner.contact',
  'owner.availability': 'owner.price owner.response owner.how-works',
  'owner.services': 'owner.price owner.availability owner.how-works',
  'owner.price': 'owner.availability owner.response',
  'owner.experience': 'owner.education owner.skills',
  works: 'list.projects owner.hobbies',
  site: 'assistant.what',
  off: 'list.projects owner.who owner.contact',
  unsure: 'list.projects owner.who owner.contact',
};

/** Questions that could follow a reply. */
export function suggestionsFor(knowledge: Knowledge, target: string, { focus = [], list = [] }: Draft): string[] {
  const ask = asker(knowledge.pack.questions, knowledge.facts);
  const [entity] = focus;
  const listed = list.filter(isEntry);
  if (focus.length !== 1 && listed.length > 1) return listed.slice(0, 2).map(({ title }) => ask('x.what', title));
  const next = focus.length === 1 ? following[entity!.kind] : (following[target] ?? following[target.split('.')[0]!]);
  const isShown = (each: string) =>
    each !== target &&
    (knowledge.facts.novel || !each.startsWith('novel')) &&
    (each !== 'p.demo' || !entity || openLink(entity));
  const shown = (next?.split(' ') ?? []).filter(isShown).slice(0, most);
  return shown.map((each) => ask(each as keyof Questions, entity?.title));
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
  return (target: keyof Questions, title = '') => format(questions[target], { title, owner: owner.short });
}
