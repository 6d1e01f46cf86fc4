import type { DataSource } from '#src/content/data-source.ts';
import { projectPages } from '#src/content/owner/filters.ts';
import { projectCardData, workCardData, type CatalogueEntry } from '../cards/card.loader.ts';

export function catalogueEntries(source: DataSource, ids?: readonly string[]): CatalogueEntry[] {
  const { projects, works } = source.content;
  const isWanted = ({ id }: { id: string }) => ids?.includes(id) ?? true;
  return [
    ...projects.filter(isWanted).map((project) => projectCardData(project, source)),
    ...works.filter(isWanted).map((work) => workCardData(work, source)),
  ];
}

/** For filters and search, if the page has only some; else null. */
export function loader(source: DataSource): CatalogueEntry[] | null {
  return projectPages(source.content).length > 1 ? catalogueEntries(source) : null;
}
