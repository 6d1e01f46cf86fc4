import type { DataSource } from '#src/content/data-source.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';
import { personAndSite } from '#src/content/person.loader.ts';

export function head(source: DataSource): PageHead {
  return { ...contentHead('home', source), things: personAndSite(source) };
}
