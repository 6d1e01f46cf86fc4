import { format, monthNames } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { readMonth } from '../numbers.ts';
import type { Scene } from '../draft.ts';
import type { Topic } from '../topics.ts';
import { has } from '../question.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import type { CatalogueEntry } from '../types.ts';
import { findCues } from '../words/cues.ts';
import { foldText } from '#src/lib/text.ts';

/** One condition of a list: how it is called and what passes it. */
export interface Filter {
  label: string;
  test: (entry: CatalogueEntry) => boolean;
  /** Says that works (photo series, 2D/3D pieces) are meant, too. */
  withWorks: boolean;
}

/** "That do not use", "without": what follows is to be left out. */
const negation: Record<Language, RegExp> = {
  es: /\b(sin|que no|no (?:usan?|utilizan?|tienen?|llevan?|son|sean|estan|esten)|excepto|salvo|aparte de)\b/,
  en: /\b(without|(?:do|does|are|is)(?: not|n't) |(?:not|never) (?:use|using|built|made|written|in)|except|other than|apart from)/,
};

/** The conditions a question puts on the catalogue; all of them must hold. */
export function readFilters(scene: Scene): Filter[] {
  const { question, say, language, today } = scene;
  const { criteria } = say;
  const filters: Filter[] = [];
  // "Not finished" and "without code" are conditions of their own.
  const from = has(question, 'inProgress', 'privateCode') ? -1 : question.text.search(negation[language]);
  // "Made with Next.js that are not stores": what is named before the "not" is still wanted.
  const before = question.text.slice(0, Math.max(from, 0));
  const wantedCues = findCues(before, language).found;
  const add = (label: string, test: Filter['test'], withWorks = false) => filters.push({ label, test, withWorks });
  const addAble = (label: string, test: Filter['test'], withWorks: boolean, isWanted: boolean) => {
    if (from >= 0 && !isWanted) add(format(criteria.without, { label }), (entry) => !test(entry));
    else add(label, test, withWorks);
  };
  const isWork = (kind: CatalogueEntry['kind']) => (entry: CatalogueEntry) =>
    entry.kind === kind || hasTag(entry, kind);

  if (has(question, 'photography'))
    addAble(criteria.photography, isWork('photography'), true, wantedCues.has('photography'));
  if (has(question, 'threeD')) addAble(criteria['2d-3d'], isWork('2d-3d'), true, wantedCues.has('threeD'));
  if (has(question, 'stores')) addAble(criteria.store, ({ store }) => store === true, false, wantedCues.has('stores'));
  for (const topic of question.topics) {
    if (topic.key === 'photography' && has(question, 'photography')) continue;
    if (['3d', '2d3d', '2d'].includes(topic.key)) continue;
    if (topic.key === 'ecommerce' && has(question, 'stores')) continue;
    addAble(
      topic.label[language],
      (entry) => passesTopic(entry, topic, scene),
      topic.entries.some(({ kind }) => kind !== 'project'),
      isNamed(topic, before),
    );
  }
  if (has(question, 'featured') && !has(question, 'recommend'))
    addAble(criteria.featured, ({ featured }) => featured === true, false, wantedCues.has('featured'));
  if (has(question, 'hot')) add(criteria.hot, ({ hot }) => hot === true);
  if (has(question, 'inProgress') && !has(question, 'hot'))
    add(criteria['in-progress'], ({ status }) => status === 'in-progress');
  else if (has(question, 'finished') || (has(question, 'isFinished') && has(question, 'projects', 'all', 'count'))) {
    add(criteria.finished, ({ status }) => status === 'finished');
  }
  if (has(question, 'blocked')) add(criteria.blocked, ({ blocked }) => blocked === true);
  if (has(question, 'privateCode')) add(criteria.privateCode, ({ kind, codeUrl }) => kind === 'project' && !codeUrl);
  else if (has(question, 'openCode')) add(criteria.openCode, ({ codeUrl }) => codeUrl !== undefined);
  if (has(question, 'android')) add(criteria.android, ({ hasPackage }) => hasPackage === true);
  const year = /\b(20\d\d)\b/.exec(question.text)?.[1] ?? (has(question, 'thisYear') ? today?.slice(0, 4) : undefined);
  const month = readMonth(question.text, language);
  if (year || month) {
    const label = [month && monthNames(language)[Number(month) - 1], year].filter(Boolean).join(' ');
    add(label, ({ date }) => (!year || date.startsWith(year)) && (!month || date.slice(5, 7) === month));
  }
  return filters;
}

/** True when the text says the topic's name: its label in either language, or its key with or without "js". */
function isNamed(topic: Topic, text: string): boolean {
  return [topic.key, ...Object.values(topic.label).map(foldText)].some((name) => {
    const at = text.indexOf(name);
    return (
      at >= 0 &&
      !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) &&
      /^(?:\.?js)?(?![\p{L}\p{N}])/u.test(text.slice(at + name.length))
    );
  });
}

function hasTag(entry: CatalogueEntry, kind: CatalogueEntry['kind']): boolean {
  const tag = kind === 'photography' ? 'fotografia' : '2d3d';
  return entry.tags.some(({ es }) => foldText(es).replace(/[^\p{L}\p{N}]/gu, '') === tag);
}

/** A subject also counts when the first sentence of the description says it: a "game" that carries no such tag. */
function passesTopic(entry: CatalogueEntry, topic: Topic, { language }: Scene): boolean {
  if (topic.entries.includes(entry)) return true;
  const label = foldText(topic.label[language]);
  if (!topic.subject || !/^\p{L}+$/u.test(label)) return false;
  const sentence = entry.description[language].split(/[.:;]/)[0] ?? '';
  return (
    entry.kind === 'project' &&
    tokenize(foldText(sentence)).some((token) => stem(token, language) === stem(label, language))
  );
}
