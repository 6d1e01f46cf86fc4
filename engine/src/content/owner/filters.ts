import type { Dictionary } from '#src/i18n/dictionary.ts';
import { defaultLanguage, perLanguage, type Language } from '#src/i18n/languages.ts';
import { parameterWord } from '#src/i18n/parameters.ts';
import { slugOf } from '#src/lib/slug.ts';
import { sayIn } from '../borrowed.ts';
import type { Content } from '../content.ts';
import type { DataSource } from '../data-source.ts';
import type { Project } from '../schemas/project.ts';
import type { Filter } from '../schemas/site.ts';
import type { Work } from '../schemas/work.ts';

interface KnownFilter extends Filter {
  id: string;
  /** Its tags in all languages. */
  words: ReadonlySet<string>;
}

type FilteredContent = Pick<Content, 'site' | 'projects' | 'works'>;

/** Caches a value derived from the content, because every entry asks for it. */
function keptOf<Made>(make: (content: FilteredContent) => Made): (content: FilteredContent) => Made {
  const kept = new WeakMap<FilteredContent, Made>();
  return (content) => {
    const made = kept.get(content) ?? make(content);
    kept.set(content, made);
    return made;
  };
}

const same = (word: string) => perLanguage(() => word);

/** The default filters, defined only here; the dictionaries have their labels. */
const defaultFilters: readonly Filter[] = [
  { of: 'featured', tags: [] },
  { of: 'stores', tags: [] },
  { of: '2d-3d', tags: [same('2D / 3D')] },
  { of: 'photography', tags: [same('Fotografía'), same('Photography')] },
];

/** Id of "no filter", for an address without one. */
export const noFilter = 'all';

const known = keptOf(({ site }): readonly KnownFilter[] =>
  (site.filters ?? defaultFilters).map((filter) => ({
    ...filter,
    id: filter.id ?? (filter.label ? slugOf(filter.label[defaultLanguage], defaultLanguage) : (filter.of ?? '')),
    words: new Set(filter.tags.flatMap((tag) => Object.values(tag))),
  })),
);

function hasTag({ words }: KnownFilter, entry: Pick<Project | Work, 'tags'>): boolean {
  return entry.tags.some((tag) => Object.values(tag).some((each) => words.has(each)));
}

export function filtersOfProject(project: Pick<Project, 'featured' | 'store' | 'tags'>, content: FilteredContent) {
  const matching = known(content).filter(
    (filter) =>
      (filter.of === 'featured' && project.featured) ||
      (filter.of === 'stores' && project.store) ||
      hasTag(filter, project),
  );
  return [noFilter, ...matching.map(({ id }) => id)];
}

/**
 * Ids of the filters that a work matches. `all` is among them if no other filter would show it, or if the owner lists
 * works among all entries.
 */
export function filtersOfWork(work: Pick<Work, 'kind' | 'tags'>, content: FilteredContent): string[] {
  const own = content.site.filters !== undefined;
  const matching = known(content).filter((filter) => filter.of === work.kind || (own && hasTag(filter, work)));
  const ids = matching.map(({ id }) => id);
  const isElsewhere = ids.length > 0 && content.projects.length > 0 && content.site.projects?.all !== 'everything';
  return isElsewhere ? ids : [noFilter, ...ids];
}

/** Entries on one page of the projects; a search shows as many more at a time. */
export const pageLength = 30;

/** Ids of what is shown without a filter, newest first, by page. */
export const projectPages = keptOf((content): string[][] => {
  const works = content.works.filter((work) => filtersOfWork(work, content).includes(noFilter));
  const ids = [...content.projects, ...works]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .map(({ id }) => id);
  const count = Math.max(1, Math.ceil(ids.length / pageLength));
  return Array.from({ length: count }, (_, at) => ids.slice(at * pageLength, (at + 1) * pageLength));
});

/** The number of the page that shows an entry without a filter; `0` if none does. */
export function pageOfProject(id: string, content: FilteredContent): string {
  return String(projectPages(content).findIndex((ids) => ids.includes(id)) + 1);
}

type AddressSource = Pick<DataSource, 'content' | 'address' | 'entryAddress' | 'language'>;

function listAddress(id: string, { content, address, entryAddress }: AddressSource): string {
  return entryAddress('projects-page', pageOfProject(id, content)) ?? address('projects');
}

export function projectAddress({ id }: Pick<Project, 'id'>, source: AddressSource): string {
  return `${listAddress(id, source)}#${id}`;
}

/** Where a work is shown: the projects page with the first matching filter. `hash` may name one of its pictures. */
export function workAddress(
  work: Pick<Work, 'id' | 'kind' | 'tags'>,
  source: AddressSource,
  hash = `#${work.id}`,
): string {
  const { content, address, language } = source;
  const [filter = noFilter] = filtersOfWork(work, content);
  if (filter === noFilter) return listAddress(work.id, source) + hash;
  return `${address('projects')}?${parameterWord('category', language)}=${filter}${hash}`;
}

export function emptyFilterLabels(content: FilteredContent): string[] {
  const used = usedFilters(content);
  if (!content.site.filters) return [];
  return known(content).flatMap(({ id, label }) => (used.has(id) ? [] : (label?.[defaultLanguage] ?? id)));
}

const usedFilters = keptOf(
  (content) =>
    new Set([
      ...content.projects.flatMap((project) => filtersOfProject(project, content)),
      ...content.works.flatMap((work) => filtersOfWork(work, content)),
    ]),
);

export function shownFilters(content: FilteredContent, { categoryNames }: Dictionary['projects'], language: Language) {
  const used = usedFilters(content);
  const all = { id: noFilter, label: categoryNames.all };
  const say = sayIn(language);
  const named = known(content).map(({ id, label, of }) => ({ id, label: say(label) ?? (of ? categoryNames[of] : id) }));
  return [all, ...named.filter(({ id }) => used.has(id))];
}
