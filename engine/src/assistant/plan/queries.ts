import { isEntry, isWork } from '../facts/records.ts';
import type { Entity } from '../facts/types.ts';
import { namedIn } from '../read/read.ts';
import { plainWords } from '../words/text.ts';
import type { Candidate, Query } from './candidate.ts';
import { byDate, say, summary, toolsOf, type Draft, type Scene } from './scene.ts';
import { bold, opening } from './values.ts';
import { setsOf, type Chosen } from './sets.ts';

/** All possible queries over several entries, from the same reading. */
export function queriesOf(scene: Scene): Candidate[] {
  const { count, newest, oldest } = scene.constraints;
  const all: Candidate[] = [];
  const add = (query: Query, targets: readonly string[], draft: Draft | false | undefined) => {
    if (draft) all.push({ kind: 'query', targets, draft, query });
  };
  add({ operation: 'compare', explained: 1, isEmpty: false }, ['compare'], compared(scene));
  for (const chosen of setsOf(scene)) {
    const { kept, explained, conditions } = chosen;
    const dated = kept.filter(({ values }) => values.date && values.published !== false).sort(byDate);
    const more = conditions.flatMap(({ target }) => target ?? []);
    const addOf = (operation: Query['operation'], targets: readonly string[], draft: Draft | false | undefined) =>
      add({ operation, explained, isEmpty: kept.length === 0 }, [...targets, ...more], draft);
    addOf('list', listTargets(chosen), listed(scene, chosen));
    addOf('recommend', ['recommend'], recommended(scene, chosen));
    addOf('count', ['list.count', 'list.filter', 'novel.chapter-count'], count && counted(scene, chosen));
    addOf('newest', ['list.newest'], newest && edge(scene, dated.toReversed()));
    addOf('oldest', ['list.oldest'], oldest && edge(scene, dated));
  }
  return all;
}

/** Two things side by side; which came first, or the better skill, where that is asked. */
function compared(scene: Scene): Draft | undefined {
  const { before, after, newest, oldest } = scene.constraints;
  const sides = sidesOf(scene);
  if (sides.length < 2) return undefined;
  const [best, next] = [...sides].sort((a, b) => (b.values.level ?? 0) - (a.values.level ?? 0));
  if (best!.kind === 'skill' && next!.kind === 'skill') {
    const values = { title: best!.title, level: best!.values.level, other: next!.title, least: next!.values.level };
    return { text: say(scene, 'better', values), focus: [best!], list: sides };
  }
  const dated = sides.filter(({ values }) => values.date).sort(byDate);
  const isLast = (after || newest) && !oldest;
  const [lead, other] = isLast ? dated.toReversed() : dated;
  if ((before || after || newest || oldest) && lead && other) {
    const values = {
      title: lead.title,
      date: lead.values.dateText,
      other: other.title,
      otherDate: other.values.dateText,
    };
    return { text: say(scene, isLast ? 'cameLater' : 'cameEarlier', values), focus: [lead], list: sides };
  }
  const [one = [], two = []] = sides.map((entity) => toolsOf(scene.knowledge, entity));
  const tools = one.filter((tool) => two.includes(tool));
  const shared = tools.length > 0 ? `\n\n${say(scene, 'both', { tools })}` : '';
  const lines = sides.slice(0, 4).map((each) => `- **${each.title}**: ${opening(each) || each.facts[0]?.text || ''}`);
  return { text: lines.join('\n') + shared, focus: sides, list: sides };
}

/** The things that the question names; the skills on both sides of "or", or what is described there if their order is asked. */
function sidesOf({ reading: { tokens, named }, knowledge, terms, constraints }: Scene): readonly Entity[] {
  const { words, index, records, called, root } = knowledge;
  const at = tokens.findIndex(({ text, mention }) => !mention && words.or(text));
  if (named.length > 1 || at < 1) return named;
  const sides = [tokens.slice(0, at), tokens.slice(at + 1)].map((side) => {
    const roots = new Set(side.flatMap(({ text }) => plainWords(text).map(root)));
    const found = index.entities(index.search(terms.filter((term) => roots.has(term.root))));
    return {
      skill: records.find((each) => each.kind === 'skill' && [...roots].some((word) => called.get(each)?.has(word))),
      entry: namedIn(side)[0] ?? found.find(({ entity }) => isEntry(entity))?.entity,
    };
  });
  const { before, after, newest, oldest } = constraints;
  const isDated = before || after || newest || oldest;
  const areSkills = sides.every(({ skill }) => skill);
  const pair = areSkills || isDated ? sides.map(({ skill, entry }) => (areSkills ? skill : entry)) : named;
  return [...new Set(pair.flatMap((each) => each ?? []))];
}

function listTargets({ kinds, conditions }: Chosen): string[] {
  if (kinds.includes('chapter')) return ['novel.chapters', 'list.filter'];
  if (kinds.every((kind) => isWork({ kind }))) return ['works.list', 'list.filter'];
  if (kinds.includes('character')) return ['novel.characters'];
  return conditions.length > 0 ? ['list.filter', 'list.projects'] : ['list.projects', 'list.filter'];
}

/** Chapters in their order, others the newest first. */
function sorted(kept: readonly Entity[]): Entity[] {
  return kept.some(({ kind }) => kind === 'chapter') ? [...kept] : [...kept].sort((a, b) => byDate(b, a));
}

function listed(scene: Scene, { kept, conditions }: Chosen): Draft {
  const { yesNo } = scene.constraints;
  const list = sorted(kept);
  const [only] = list;
  if (!only) return { text: (yesNo ? say(scene, 'noLead') : '') + say(scene, 'listNone') };
  // Only fields decide a yes; a word that is found somewhere does not.
  const isDecided = conditions.length > 0 && conditions.every(({ target }) => target !== undefined);
  const lead = yesNo && isDecided ? say(scene, 'yesLead') : '';
  const text = list.length === 1 ? `**${only.title}**: ${summary(only)}` : `${bold(scene.knowledge, list)}.`;
  return { text: lead + text, focus: list, list };
}

function counted(scene: Scene, { kept, kinds, conditions }: Chosen): Draft {
  const all = sorted(kept.filter(({ values }) => values.published !== false));
  if (all.length === 0) return { text: say(scene, 'countNone') };
  const projects = all.filter(({ kind }) => kind === 'project');
  const works = all.filter(isWork).length;
  if (conditions.length === 0 && kinds.length > 1 && projects.length > 0 && works > 0)
    return { text: say(scene, 'projectCount', { count: projects.length, works }), list: projects };
  const values = { count: all.length, titles: bold(scene.knowledge, all) };
  return { text: say(scene, 'listCount', values), list: all, focus: all };
}

/** The first of several, and the first project where it is none. */
function edge(scene: Scene, [first, ...others]: readonly Entity[]): Draft | undefined {
  if (!first) return undefined;
  const list = [first, ...others];
  const dateOf = ({ title, values }: Entity) => ({ title, date: values.dateText });
  const project = list.find(({ kind }) => kind === 'project');
  const also = project && project !== first ? say(scene, 'ofProjects', dateOf(project)) : '';
  return { text: say(scene, 'dateOf', dateOf(first)) + also, focus: [first], list };
}

function recommended(scene: Scene, { kept, kinds }: Chosen): Draft | undefined {
  if (kinds.includes('chapter')) return undefined;
  const featured = kept.filter(({ values }) => values.featured !== undefined);
  featured.sort((a, b) => a.values.featured! - b.values.featured!);
  const picks = featured.length > 0 ? featured : kept.slice(-3);
  const [first, ...others] = picks;
  if (!first) return undefined;
  const more = others.length > 0 ? ` ${say(scene, 'recommendMore', { titles: bold(scene.knowledge, others) })}` : '';
  const text = say(scene, 'recommend', { title: first.title, text: opening(first) }) + more;
  return { text, focus: [first], list: picks };
}
