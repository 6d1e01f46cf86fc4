import type { DataSource } from '#src/content/data-source.ts';
import { noFilter, shownFilters } from '#src/content/owner/filters.ts';
import { parseAddress } from '#src/i18n/addresses.ts';
import type { Picture } from '#src/lib/picture.ts';
import { projectCardData, workCardData, type CatalogueEntry } from '../cards/card.loader.ts';
import { parseView, selectEntries } from './catalogue-view.ts';

/** The picture of the entry that an address of this site names, or shows first: by its story, its hash or its filters. */
export function entryPictureAt(link: string, source: DataSource): Picture | null {
  const { content, addressIfAny } = source;
  const { pathname, searchParams, hash } = new URL(link, 'https://site.invalid');
  const { path } = parseAddress(pathname);
  const leadsTo = (other: string | null) => other !== null && parseAddress(other).path === path;
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
