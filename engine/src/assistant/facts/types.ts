/** The kind of an entry; questions about each kind differ. */
export type Kind =
  | 'project'
  | 'photography'
  | '2d-3d'
  | 'chapter'
  | 'character'
  | 'novel'
  | 'job'
  | 'study'
  | 'pursuit'
  | 'review'
  | 'picture'
  | 'skill'
  | 'tongue'
  /** A note, a custom page or a custom section. */
  | 'text';

/** A statement of the site, and its source. */
export interface Fact {
  field: 'description' | 'alt' | 'caption' | 'text' | 'place' | 'tags' | 'role' | 'title';
  text: string;
  /** Which picture of a series, from 0. */
  frame?: number;
}

/** One picture of a series. */
export interface Frame {
  caption: string;
  camera?: string;
  lens?: string;
  exposure?: string;
  aperture?: string;
  iso?: number;
  place?: string;
}

/** The fields of an entry; which ones exist depends on its kind. */
export interface Values extends Partial<Frame> {
  date?: string;
  dateText?: string;
  status?: 'finished' | 'in-progress';
  demo?: string;
  code?: string;
  package?: boolean;
  blocked?: boolean;
  store?: boolean;
  featured?: number;
  tags?: string[];
  frames?: Frame[];
  /** A chapter's place; the whole book has none. */
  number?: number;
  published?: boolean;
  wholeBook?: boolean;
  pdf?: boolean;
  audioSeconds?: number;
  readingTime?: number;
  role?: string;
  rating?: number;
  company?: string;
  period?: string;
  /** Of a skill, in percent. */
  level?: number;
  /** Of a single picture: its series. */
  of?: Entity;
}

/** An entry that a question can name or describe. */
export interface Entity {
  id: string;
  kind: Kind;
  title: string;
  /** Its title in every language of the site, and its aliases. */
  names: string[];
  /** Words for it that its texts do not contain. */
  keywords: string;
  values: Values;
  facts: Fact[];
}

/** A sentence of a text: of the About page, the privacy note, a story or a chapter. */
export interface Passage {
  topic: 'about' | 'intro' | 'privacy' | 'newsletter' | 'novel' | 'availability' | 'skills' | 'story' | 'chapter';
  text: string;
  /** The heading above it, by name or by number. */
  part?: string | number;
  /** The id of its entry. Such a text is not sent to browsers. */
  of?: string;
}

/** A question the owner answered in the content. */
export interface Taught {
  questions: string[];
  /** Words and phrases that visitors use for it, joined by commas. */
  keywords: string;
  answer: string;
}
