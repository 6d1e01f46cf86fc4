import type { Dictionary } from '#src/i18n/dictionary.ts';
import { perLanguage, type Language, type Localized } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/text.ts';
import { langsOf } from '../borrowed.ts';
import type { Content } from '../content.ts';
import type { DataSource } from '../data-source.ts';
import type { Project } from '../schemas/project.ts';
import type { Filter } from '../schemas/site.ts';
import type { Work } from '../schemas/work.ts';

/** A filter as it stands in an address, and what it holds. */
interface KnownFilter extends Pick<Filter, 'tags' | 'of'> {
  id: string;
}

const same = (word: string) => perLanguage(() => word);

/** The filters of a site whose owner lists none, and the only place that knows them; their names are the interface's words. */
const usualFilters: readonly (KnownFilter & { id: keyof Dictionary['projects']['categoryNames'] })[] = [
  { id: 'featured', of: 'featured', tags: [] },
  { id: 'openai', tags: [same('OpenAI')] },
  { id: 'trading', tags: [same('Trading')] },
  { id: 'portfolios', tags: [same('Portfolios')] },
  { id: 'stores', of: 'stores', tags: [] },
  { id: '2d-3d', of: '2d-3d', tags: [same('2D / 3D')] },
  { id: 'photography', of: 'photography', tags: [same('Fotografía'), same('Photography')] },
];

/** No filter: what an address without one shows. */
export const noFilter = 'all';

/** `Obra nueva` → `obra-nueva`. */
function idOf(label: Localized): string {
  const [first = ''] = Object.values(label);
  return foldText(first)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function known(content: FilteredContent): readonly KnownFilter[] {
  return content.site.filters?.map((filter) => ({ ...filter, id: filter.id ?? idOf(filter.label) })) ?? usualFilters;
}

type FilteredContent = Pick<Content, 'site' | 'projects' | 'works'>;

function hasTag({ tags }: KnownFilter, entry: Pick<Project | Work, 'tags'>): boolean {
  const wanted = new Set(tags.flatMap((tag) => Object.values(tag)));
  return entry.tags.some((tag) => Object.values(tag).some((each) => wanted.has(each)));
}

/** The ids of the filters that a project is shown under; all projects are shown under none. */
export function filtersOfProject(project: Pick<Project, 'featured' | 'store' | 'tags'>, content: FilteredContent) {
  const held = known(content).filter(
    (filter) =>
      (filter.of === 'featured' && project.featured) ||
      (filter.of === 'stores' && project.store) ||
      hasTag(filter, project),
  );
  return [noFilter, ...held.map(({ id }) => id)];
}

/** The ids of the filters that a work is shown under: not among the projects, unless it would be nowhere. */
export function filtersOfWork(work: Pick<Work, 'kind' | 'tags'>, content: FilteredContent): string[] {
  const own = content.site.filters !== undefined;
  const held = known(content).filter((filter) => filter.of === work.kind || (own && hasTag(filter, work)));
  const ids = held.map(({ id }) => id);
  return ids.length > 0 && content.projects.length > 0 ? ids : [noFilter, ...ids];
}

/** Where a work is shown: the page of projects, by the first filter that holds it. `hash` may name a picture of it. */
export function workAddress(
  work: Pick<Work, 'id' | 'kind' | 'tags'>,
  { content, address }: Pick<DataSource, 'content' | 'address'>,
  hash = `#${work.id}`,
): string {
  const [filter = noFilter] = filtersOfWork(work, content);
  return `${address('projects')}${filter === noFilter ? '' : `?category=${filter}`}${hash}`;
}

/** A filter as a page shows it, with the language of its label where that is not the page's. */
interface NamedFilter {
  id: string;
  label: string;
  lang?: string | undefined;
}

/** The filters that hold something, in their order, as they are named in a language. */
export function shownFilters(
  content: FilteredContent,
  { categoryNames }: Dictionary['projects'],
  language: Language,
): NamedFilter[] {
  const used = new Set([
    ...content.projects.flatMap((project) => filtersOfProject(project, content)),
    ...content.works.flatMap((work) => filtersOfWork(work, content)),
  ]);
  const all = { id: noFilter, label: categoryNames.all };
  const named: NamedFilter[] =
    content.site.filters?.map(({ id, label }) => ({
      id: id ?? idOf(label),
      label: label[language],
      lang: langsOf({ label }, language)?.label,
    })) ?? usualFilters.map(({ id }) => ({ id, label: categoryNames[id] }));
  return [all, ...named.filter(({ id }) => used.has(id))];
}
