export type SearchKind = 'page' | 'project' | 'work' | 'story' | 'note' | 'chapter';

/** A piece of an entry's text, with its own anchor if it has one. */
export interface SearchPart {
  anchor?: string;
  heading?: string;
  text: string;
}

/** A text of the site, as the index has it. */
export interface SearchEntry {
  kind: SearchKind;
  title: string;
  address: string;
  /** Languages that are not the page's: of the title, and of the text. */
  titleLang?: string;
  lang?: string;
  /** The summary first. */
  parts: SearchPart[];
}
