import { format } from '#src/i18n/format.ts';
import { bullets, dateOf, paragraphs, titleOf, type Draft, type Scene } from '../draft.ts';
import { readLimit } from '../numbers.ts';
import { has } from '../question.ts';
import type { CatalogueEntry } from '../types.ts';
import { attribute } from './entries.ts';
import { describe, listOf } from './entry-facts.ts';
import { asksOneFact, lookUp } from './look-up.ts';
import { stem } from '../text/stem.ts';
import { synonymsOf } from '../words/synonyms.ts';
import { oneSkill } from './skills.ts';
import { readFilters, type Filter } from './filters.ts';

/** A fact is given for this many. */
const mostAsked = 3;

/** Lists by technology, category, status or year; the newest and the oldest; counts; kinds; everything. */
export function lists(scene: Scene): Draft | undefined {
  const { question } = scene;
  const filters = readFilters(scene);
  if (has(question, 'newest', 'oldest') && (filters.length > 0 || asksCatalogue(scene))) return byDate(scene, filters);
  if (filters.length > 0) {
    // "Python list comprehension example" holds a technology, and is not about this site.
    if (saysNothingOf(scene).length > 1 && !has(question, 'projects', 'all', 'count')) return undefined;
    return filtered(scene, filters);
  }
  if (has(question, 'kinds') && question.rest.length === 0) return kinds(scene);
  if (has(question, 'recommend') && question.rest.length === 0) return undefined;
  if (has(question, 'count', 'all') && has(question, 'projects', 'all') && question.rest.length === 0)
    return everything(scene);
  return undefined;
}

function asksCatalogue({ question }: Scene): boolean {
  return question.rest.length === 0 && !has(question, 'novel', 'chapters', 'skills', 'experience', 'education');
}

/** The entries that pass every condition, newest first. Works only when the conditions or the words mean them. */
function select({ knowledge, question }: Scene, filters: readonly Filter[]): CatalogueEntry[] {
  const withWorks = filters.some((filter) => filter.withWorks) || has(question, 'pieces');
  const passing = knowledge.index.entries
    .filter((entry) => filters.every((filter) => filter.test(entry)))
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const projects = passing.filter(({ kind }) => kind === 'project');
  return withWorks || projects.length === 0 ? passing : projects;
}

function filtered(scene: Scene, filters: readonly Filter[]): Draft {
  const { say } = scene;
  const found = select(scene, filters);
  if (asksOneFact(scene) && found.length > 0) {
    const meant = bestOf(found, scene);
    const fact =
      meant.length <= mostAsked && attribute(meant, { ...scene, question: { ...scene.question, topics: [] } });
    if (fact) return fact;
  }
  const criteria = filters.map(({ label }) => label).join(', ');
  if (found.length === 0) {
    const listed = filters.length === 1 && scene.question.topics[0]?.known ? oneSkill(scene) : undefined;
    return listed ?? { text: format(say.foundNone, { criteria }), intent: 'list' };
  }
  return {
    text: paragraphs(
      saysNothingOf(scene).length > 0 && say.foundPartly,
      format(say.found, { count: found.length, criteria }),
      listOf(found, scene),
      has(scene.question, 'android') && say.android,
    ),
    intent: 'list',
  };
}

/** "The moto rental site": among the rentals the one that the other words point to. */
function bestOf(found: readonly CatalogueEntry[], scene: Scene): readonly CatalogueEntry[] {
  if (scene.question.rest.length === 0) return found;
  const hit = lookUp(scene).find(({ item }) => item.type === 'entry' && found.includes(item.entry));
  return hit?.item.type === 'entry' ? [hit.item.entry] : found;
}

/** Words of the question that stand nowhere in the content. */
function saysNothingOf({ question, knowledge, language }: Scene): string[] {
  const { postings } = knowledge.search[language];
  return question.rest.filter((word) => {
    const stemmed = stem(word, language);
    return ![stemmed, ...synonymsOf(stemmed, language)].some((each) => postings.has(each));
  });
}

function byDate(scene: Scene, filters: readonly Filter[]): Draft {
  const { question, say, language } = scene;
  const oldest = has(question, 'oldest') && !/\b(newest|latest|ultim[oa]s?)\b/.test(question.text);
  const found = select(scene, filters);
  if (oldest) found.reverse();
  const count = readLimit(question.tokens, language) ?? (isPlural(question.text) ? 3 : 1);
  const shown = found.slice(0, count);
  const [only] = shown;
  if (!only) return filtered(scene, filters);
  const heading = oldest ? say.oldest : say.newest;
  return {
    text: paragraphs(heading, shown.length === 1 ? describe(only, scene) : listOf(shown, scene)),
    intent: oldest ? 'oldest' : 'newest',
  };
}

function isPlural(text: string): boolean {
  return /\b(proyectos|trabajos|ultimos|ultimas|recientes|antiguos|projects|works|ones)\b/.test(text);
}

function everything(scene: Scene): Draft {
  const { knowledge, say, language } = scene;
  const projects = knowledge.index.entries.filter(({ kind }) => kind === 'project').toReversed();
  const works = knowledge.index.entries.length - projects.length;
  const list = bullets(projects.map((entry) => `${titleOf(entry, language)} (${dateOf(entry, language)})`));
  return {
    text: paragraphs(
      format(say.foundAll, { count: projects.length }),
      list,
      works > 0 && format(say.foundWorks, { count: works }),
    ),
    intent: 'list-all',
  };
}

/** The groups of the projects page, with how many each holds. */
function kinds(scene: Scene): Draft {
  const { knowledge, say, language } = scene;
  const groups = new Map<string, number>();
  const count = (name: string) => groups.set(name, (groups.get(name) ?? 0) + 1);
  for (const entry of knowledge.index.entries) {
    if (entry.store) count(say.criteria.store);
    for (const tag of entry.tags) count(tag[language]);
  }
  const lines = [...groups].filter(([, size]) => size > 1).sort((a, b) => b[1] - a[1]);
  return {
    text: paragraphs(say.kinds, bullets(lines.map(([name, size]) => format(say.kindLine, { name, count: size })))),
    intent: 'kinds',
  };
}

/** Where to begin, when nothing narrower is asked for. */
export function recommendation(scene: Scene): Draft | undefined {
  const { question, knowledge, say } = scene;
  if (!has(question, 'recommend', 'featured') || question.rest.length > 0) return undefined;
  const featured = knowledge.index.entries.filter((entry) => entry.featured);
  return { text: paragraphs(say.featured, listOf(featured, scene)), intent: 'recommend' };
}
