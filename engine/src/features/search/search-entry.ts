import type { Text } from '#src/lib/text.ts';

export type SearchKind = 'page' | 'project' | 'work' | 'story' | 'note' | 'chapter';

/** A piece of an entry's text, with its own anchor if it has one. */
export interface SearchPart {
  anchor?: string;
  heading?: string;
  text: string;
}

export interface SearchEntry {
  kind: SearchKind;
  title: Text;
  address: string;
  /** The language of the text, if it is not the page's. */
  lang?: string;
  /** The summary first. */
  parts: SearchPart[];
}
