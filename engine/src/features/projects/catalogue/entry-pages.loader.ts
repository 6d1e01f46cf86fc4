import type { SharedSource } from '#src/content/data-source.ts';
import { projectPages } from '#src/content/owner/filters.ts';

/** Ids of the entries of each page of a long list. */
export function sharedLoader({ content }: SharedSource): string[][] {
  return projectPages(content);
}
