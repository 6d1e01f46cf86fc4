import type { Language } from '#src/i18n/languages.ts';
import { parameterWord, parameterWords, readParameter, type Parameter } from '#src/i18n/parameters.ts';
import { foldText } from '#src/lib/fold-text.ts';
import { plain, type Text } from '#src/lib/text.ts';

export const sortOrders = ['recent', 'oldest'] as const;

export const layouts = ['cards', 'index', 'chart'] as const;

export type Layout = (typeof layouts)[number];

export type SortOrder = (typeof sortOrders)[number];

/** Search, category, sort and layout; stored in the query string. */
export interface CatalogueView {
  /** Id of a filter; `all` for none. */
  category: string;
  sort: SortOrder;
  query: string;
  layout: Layout;
}

/** Longer queries are cut. */
export const longestQuery = 200;

export const defaultView: CatalogueView = { category: 'all', sort: 'recent', query: '', layout: 'cards' };

/** Parses a query string, given the page's filters; unknown values are ignored. */
export function parseView(parameters: URLSearchParams, filters: readonly string[]): CatalogueView {
  const read = (name: Parameter) => readParameter(parameters, name) ?? '';
  return {
    category: filters.find((each) => each === read('category')) ?? defaultView.category,
    sort: parameterWords('oldest').includes(read('sort')) ? 'oldest' : 'recent',
    query: read('query').slice(0, longestQuery),
    layout: layouts.find((each) => each !== 'cards' && parameterWords(each).includes(read('view'))) ?? 'cards',
  };
}

/** Writes a view into a copy of the parameters. Omits defaults and keeps unknown parameters. */
export function writeView(parameters: URLSearchParams, view: CatalogueView, language: Language): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const set = (name: Parameter, value: string, absent: string) => {
    const own = parameterWord(name, language);
    for (const word of parameterWords(name)) if (word !== own || value === absent) next.delete(word);
    if (value !== absent) next.set(own, value);
  };
  const word = (value: SortOrder | Layout) =>
    value === 'recent' || value === 'cards' ? value : parameterWord(value, language);
  set('query', view.query, defaultView.query);
  set('category', view.category, defaultView.category);
  set('sort', word(view.sort), defaultView.sort);
  set('view', word(view.layout), defaultView.layout);
  return next;
}

/** From which share of letter pairs two words look alike: `motto` and `moto`. */
const leastLikeness = 0.25;

/**
 * The entries most like a query that finds nothing: by the pairs of letters that it shares with words of title, tags and
 * the names of its filters. Later ones come first among equals.
 */
export function nearestEntries<E extends Searchable>(
  entries: readonly E[],
  filters: readonly { id: string; label: Text }[],
  query: string,
  count: number,
): E[] {
  const asked = words(query).map(pairsOf);
  const likeness = ({ title, tags, categories }: E) => {
    const names = filters.filter(({ id }) => categories.includes(id)).map(({ label }) => label);
    const own = [title, ...tags, ...names].flatMap((text) => words(plain(text))).map(pairsOf);
    return Math.max(0, ...asked.flatMap((pairs) => own.map((each) => alike(pairs, each))));
  };
  return entries
    .map((entry) => ({ entry, likeness: likeness(entry) }))
    .filter((each) => each.likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || (a.entry.date < b.entry.date ? 1 : -1))
    .slice(0, count)
    .map(({ entry }) => entry);
}

const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 2);

const alike = (one: Set<string>, other: Set<string>) =>
  [...one].filter((pair) => other.has(pair)).length / (one.size + other.size || 1);

function pairsOf(text: string): Set<string> {
  const letters = [...foldText(text)];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}

/** Folded, and without marks inside a word: `ecommerce` finds `E-commerce`. */
const searched = (text: string) => foldText(text).replace(/(?<=[\p{L}\p{N}])[-‐‑.'’](?=[\p{L}\p{N}])/gu, '');

interface Searchable {
  title: Text;
  description: Text;
  tags: readonly Text[];
  categories: readonly string[];
  /** ISO date; sorts as text. */
  date: string;
}

/**
 * Selects the entries of a category that contain every word of the query in title, description or tags, ignoring case and
 * accents, in the chosen order. `total` is the size of the category. Without a category, a search also finds the entries
 * that only their filters show: the works, as `others`.
 */
export function selectEntries<E extends Searchable>(
  entries: readonly E[],
  view: CatalogueView,
): { shown: E[]; total: number; others: E[] } {
  const terms = searched(view.query).split(/\s+/).filter(Boolean);
  const direction = view.sort === 'recent' ? -1 : 1;
  const found = (among: readonly E[]) =>
    among
      .filter((entry) => {
        const text = searched([entry.title, entry.description, ...entry.tags].map(plain).join('\n'));
        return terms.every((term) => text.includes(term));
      })
      .sort((a, b) => direction * (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const isIn = (entry: E) => entry.categories.includes(view.category);
  const inCategory = entries.filter(isIn);
  const searchesAll = view.category === defaultView.category && terms.length > 0;
  const others = searchesAll ? found(entries.filter((entry) => !isIn(entry))) : [];
  return { shown: found(inCategory), total: inCategory.length, others };
}
