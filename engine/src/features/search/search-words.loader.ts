import type { DataSource } from '#src/content/data-source.ts';

/** The words of the search dialog. */
export function loader({ words }: DataSource) {
  return words.search;
}
