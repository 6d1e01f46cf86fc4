import type { DataSource } from '#src/content/data-source.ts';
import { noFilter, shownFilters } from '#src/content/owner/filters.ts';
import { parseAddress } from '#src/i18n/addresses.ts';
import type { Picture } from '#src/lib/picture.ts';
import { projectCardData, workCardData, type CatalogueEntry } from '../cards/card.loader.ts';
import { parseView, selectEntries } from './catalogue-view.ts';

/** Picture of the entry that a site address points to, by story, hash or filters; null if none. */
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
  // Prefer works: a project may only be about the pursuit.
  const first = view.category === noFilter ? shown[0] : (shown.find(({ kind }) => kind === 'work') ?? shown[0]);
  return (entries.find(({ id }) => `#${id}` === hash) ?? first)?.picture ?? null;
}
