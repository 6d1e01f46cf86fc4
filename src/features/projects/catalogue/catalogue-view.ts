import { foldText } from '#src/lib/text.ts';

export const sortOrders = ['recent', 'oldest'] as const;

/** Cards with everything, or a line for each entry. */
export const layouts = ['cards', 'index'] as const;

export type Layout = (typeof layouts)[number];

export type SortOrder = (typeof sortOrders)[number];

/** What a visitor asked to see; it lives in the page's query string. */
export interface CatalogueView {
  /** The id of a filter; `all` is none. */
  category: string;
  sort: SortOrder;
  query: string;
  layout: Layout;
}

/** Longer searches are cut: nobody types them. */
export const longestQuery = 200;

export const defaultView: CatalogueView = { category: 'all', sort: 'recent', query: '', layout: 'cards' };

/** Reads a view from a query string, for a page with these filters; whatever is unknown there counts as absent. */
export function parseView(parameters: URLSearchParams, filters: readonly string[]): CatalogueView {
  const category = parameters.get('category');
  return {
    category: filters.find((each) => each === category) ?? defaultView.category,
    sort: parameters.get('sort') === 'oldest' ? 'oldest' : 'recent',
    query: (parameters.get('q') ?? '').slice(0, longestQuery),
    layout: parameters.get('view') === 'index' ? 'index' : 'cards',
  };
}

/** Writes a view into a copy of the parameters, leaving out what is default and keeping what is not ours. */
export function writeView(parameters: URLSearchParams, view: CatalogueView): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const set = (name: string, value: string, absent: string) => {
    if (value === absent) next.delete(name);
    else next.set(name, value);
  };
  set('q', view.query, defaultView.query);
  set('category', view.category, defaultView.category);
  set('sort', view.sort, defaultView.sort);
  set('view', view.layout, defaultView.layout);
  return next;
}

interface Searchable {
  title: string;
  description: string;
  tags: readonly string[];
  categories: readonly string[];
  /** ISO; sorts as text. */
  date: string;
}

/**
 * The entries of the chosen category that hold every word of the query in title, description or tags
 * (case and accents do not count), in the chosen order; `total` is the category's size.
 */
export function selectEntries<E extends Searchable>(
  entries: readonly E[],
  view: CatalogueView,
): { shown: E[]; total: number } {
  const inCategory = entries.filter((entry) => entry.categories.includes(view.category));
  const terms = foldText(view.query).split(/\s+/).filter(Boolean);
  const found = inCategory.filter((entry) => {
    const text = foldText([entry.title, entry.description, ...entry.tags].join('\n'));
    return terms.every((term) => text.includes(term));
  });
  const direction = view.sort === 'recent' ? -1 : 1;
  const shown = found.sort((a, b) => direction * (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return { shown, total: inCategory.length };
}
