import type { DataSource } from '#src/content/data-source.ts';

export function loader({ words }: DataSource) {
  return words.search;
}
