import { isWork } from '../facts/records.ts';
import type { Entity } from '../facts/types.ts';
import type { Attribute } from '../words/grammar.ts';
import { lowerFirst } from '#src/lib/text.ts';
import { verdict } from './field.ts';
import { ranked } from './measures.ts';
import { compared } from './pairs.ts';
import { byDate, link, opening, say, titles, type Draft, type Scene } from './scene.ts';
import { explainedBy, setsOf, type Chosen } from './sets.ts';

/** A question about several entries: the operation and its set. */
export interface Query {
  operation: 'list' | 'count' | 'newest' | 'oldest' | 'most' | 'least' | 'compare' | 'recommend';
  /** The classifier's targets that ask for it. */
  targets: readonly string[];
  draft: Draft;
  /** The share of the question that its set, conditions and field account for, 0 to 1. */
  explained: number;
  isEmpty: boolean;
}

/** All possible queries over several entries, from the same reading. */
export function queriesOf(scene: Scene): Query[] {
  const { constraints } = scene;
  const queries: Query[] = [];
  const draft = compared(scene);
  if (draft) queries.push({ operation: 'compare', targets: ['compare'], draft, explained: 1, isEmpty: false });
  for (const chosen of setsOf(scene)) {
    const make = (
      operation: Query['operation'],
      targets: readonly string[],
      draft: Draft | undefined,
      extra: readonly Attribute[] = [],
    ) => {
      if (!draft) return;
      const { used, conditions, kept } = chosen;
      const told = new Set([
        ...used,
        ...constraints.attributes.filter(({ attribute }) => extra.includes(attribute)).map(({ at }) => at),
      ]);
      queries.push({
        operation,
        targets: [...targets, ...conditions.flatMap(({ target }) => target ?? [])],
        draft,
        explained: explainedBy(scene, told),
        isEmpty: kept.length === 0,
      });
    };
    const dated = chosen.kept
      .filter(({ kind, values }) => values.date && (kind !== 'chapter' || values.published))
      .sort(byDate);
    if (constraints.count) make('count', ['list.count', 'list.filter', 'novel.chapter-count'], counted(scene, chosen));
    make('list', listTargets(chosen), listed(scene, chosen));
    if (constraints.newest)
      make('newest', ['list.newest'], dated.length > 0 ? edge(scene, 'newest', dated) : undefined);
    if (constraints.oldest)
      make('oldest', ['list.oldest'], dated.length > 0 ? edge(scene, 'oldest', dated) : undefined);
    if (!chosen.kinds.includes('chapter')) make('recommend', ['recommend'], recommended(scene, chosen));
  }
  queries.push(...ranked(scene));
  return queries;
}

function listTargets({ kinds, conditions }: Chosen): string[] {
  if (kinds.includes('chapter')) return ['novel.chapters', 'list.filter'];
  if (kinds.every((kind) => isWork({ kind }))) return ['works.list', 'list.filter'];
  if (kinds.includes('character')) return ['novel.characters'];
  return conditions.length > 0 ? ['list.filter', 'list.projects'] : ['list.projects', 'list.filter'];
}

function listed(scene: Scene, { kept, conditions }: Chosen): Draft {
  const { constraints } = scene;
  const sorted = kept.some(({ kind }) => kind === 'chapter') ? [...kept] : [...kept].sort((a, b) => byDate(b, a));
  const [only] = sorted;
  if (!only) {
    const none = say(scene, 'listNone');
    return { text: constraints.yesNo ? verdict(scene, false) + lowerFirst(none) : none };
  }
  // Only fields decide a yes; a word that is found somewhere does not.
  const isDecided = conditions.length > 0 && conditions.every(({ target }) => target !== undefined);
  const lead = constraints.yesNo && isDecided ? say(scene, 'yesLead') : '';
  if (sorted.length === 1) {
    const { demo, blocked } = only.values;
    return {
      text: `${lead}**${only.title}**: ${opening(only)}${demo && !blocked ? ` ${link(demo)}` : ''}`,
      focus: [only],
      list: sorted,
    };
  }
  return { text: `${lead}${titles(scene, sorted)}.`, focus: sorted, list: sorted };
}

function counted(scene: Scene, { kept, kinds, conditions }: Chosen): Draft {
  const all =
    kinds.includes('chapter') && conditions.length === 0 ? kept.filter(({ values }) => values.published) : kept;
  if (all.length === 0) return { text: say(scene, 'countNone') };
  const projects = all.filter(({ kind }) => kind === 'project');
  const works = all.filter(isWork);
  if (conditions.length === 0 && projects.length > 0 && works.length > 0)
    return { text: say(scene, 'projectCount', { count: projects.length, works: works.length }), list: projects };
  const shown = kinds.includes('chapter') ? [...all] : [...all].sort((a, b) => byDate(b, a));
  return {
    text: say(scene, 'listCount', { count: shown.length, titles: titles(scene, shown) }),
    list: shown,
    focus: shown,
  };
}

function edge(scene: Scene, which: 'newest' | 'oldest', dated: readonly Entity[]): Draft {
  const entity = which === 'newest' ? dated.at(-1)! : dated[0]!;
  const projects = dated.filter(({ kind }) => kind === 'project');
  const project = which === 'newest' ? projects.at(-1) : projects[0];
  const also =
    project && project !== entity
      ? say(scene, 'ofProjects', { title: project.title, date: project.values.dateText })
      : '';
  return {
    text: say(scene, 'dateOf', { title: entity.title, date: entity.values.dateText }) + also,
    focus: [entity],
    list: dated,
  };
}

function recommended(scene: Scene, { kept }: Chosen): Draft | undefined {
  const featured = kept
    .filter(({ values }) => values.featured !== undefined)
    .sort((a, b) => a.values.featured! - b.values.featured!);
  const picks = featured.length > 0 ? featured : kept.slice(-3);
  const [first, ...others] = picks;
  if (!first) return undefined;
  const more = others.length > 0 ? ` ${say(scene, 'recommendMore', { titles: titles(scene, others) })}` : '';
  return {
    text: say(scene, 'recommend', { title: first.title, text: opening(first) }) + more,
    focus: [first],
    list: picks,
  };
}
