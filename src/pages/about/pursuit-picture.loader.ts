import type { DataSource } from '#src/content/data-source.ts';
import { noFilter, shownFilters } from '#src/content/owner/filters.ts';
import type { Pursuit } from '#src/content/schemas/profile.ts';
import { parseView, selectEntries } from '#src/features/projects/catalogue/catalogue-view.ts';
import { projectCardData, workCardData, type CatalogueEntry } from '#src/features/projects/cards/card.loader.ts';
import { parseAddress } from '#src/i18n/addresses.ts';
import type { Picture } from '#src/lib/picture.ts';

/** The picture of what a pursuit leads to on this site; where it leads to none, a chart drawn from its name. */
export function pursuitPicture({ title, link }: Pick<Pursuit, 'title' | 'link'>, source: DataSource): Picture {
  return (link?.startsWith('/') ? behind(link, source) : null) ?? source.drawn('cover', { title, tags: [] });
}

/** The cover of the novel, or that of the first entry that the page of projects or a story shows at an address. */
function behind(link: string, source: DataSource): Picture | null {
  const { content, addressIfAny, picture } = source;
  const { pathname, searchParams, hash } = new URL(link, 'https://site.invalid');
  const { path } = parseAddress(pathname);
  const leadsTo = (other: string | null) => other !== null && parseAddress(other).path === path;
  if (content.novel && leadsTo(addressIfAny('novel'))) return picture(content.novel.book.cover);
  const entries: CatalogueEntry[] = [
    ...content.works.map((work) => workCardData(work, source)),
    ...content.projects.map((project) => projectCardData(project, source)),
  ];
  if (!leadsTo(addressIfAny('projects'))) return entries.find(({ href }) => leadsTo(href))?.picture ?? null;
  const filters = shownFilters(content, source.words.projects, source.language).map(({ id }) => id);
  const view = parseView(searchParams, filters);
  const { shown } = selectEntries(entries, view);
  // A series or a piece is what a pursuit made; a project may only be about it.
  const first = view.category === noFilter ? shown[0] : (shown.find(({ kind }) => kind === 'work') ?? shown[0]);
  return (entries.find(({ id }) => `#${id}` === hash) ?? first)?.picture ?? null;
}
