import type { Language } from '#src/i18n/languages.ts';

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
  | 'newsletter'
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
  alt: string;
  camera?: string;
  lens?: string;
  exposure?: string;
  aperture?: string;
  iso?: number;
  place?: string;
}

/** The fields of an entry; which ones exist depends on its kind. */
export interface Values {
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
  /** Of a single picture: its series and equipment. */
  of?: Entity;
  caption?: string;
  alt?: string;
  camera?: string;
  lens?: string;
  exposure?: string;
  aperture?: string;
  iso?: number;
  place?: string;
}

/** An entry that a question can name or describe. */
export interface Entity {
  id: string;
  kind: Kind;
  title: string;
  /** Its title in both languages and its aliases. */
  names: string[];
  /** Words for it that its texts do not contain. */
  keywords: string;
  values: Values;
  facts: Fact[];
}

/** A text that belongs to no entry: the About page, the privacy note. */
export interface Passage {
  topic: 'about' | 'intro' | 'privacy' | 'newsletter' | 'novel' | 'availability';
  text: string;
  /** The heading above it. */
  part?: number;
}

export interface Owner {
  name: string;
  /** The name that a visitor would use. */
  short: string;
  email: string;
  location: string;
  roles: string[];
  method: string[];
  figures: { value: string; label: string }[];
  social: { network: string; url: string }[];
  languages: { name: string; names: string[]; level: string }[];
  state: 'open' | 'limited' | 'closed';
  availability: string;
  response: string;
  levels: { name: string; names: string[]; level: number }[];
  groups: { title: string; items: string[] }[];
  technologies: string[];
}

export interface NovelFacts {
  title: string;
  tagline: string;
  genres: string[];
  rating: number;
  pages: number;
  state: string;
  buyUrl: string | null;
  /** The language of the chapters. */
  language: string;
}

/** A sentence of a chapter. */
export interface Told {
  text: string;
  number: number;
}

/** A sentence of a story, a note or a page. */
export interface StoryPart {
  text: string;
  /** The id of its entry. */
  of: string;
  /** The heading above it; the lead has none. */
  section: string;
}

/** A question the owner answered in the content. */
export interface Taught {
  questions: string[];
  /** Words and phrases that visitors use for it, joined by commas. */
  keywords: string;
  answer: string;
}

/** A prepared answer. */
export interface Written {
  /** The id of the record it is about; empty for the owner and the site. */
  about: string;
  asks: string[];
  answer: string;
  /** The answer is that the site does not say. */
  isUnsaid?: true;
}

/** The engine's facts in one language: plain JSON, compiled from `content/`. */
export interface Facts {
  language: Language;
  entities: Entity[];
  passages: Passage[];
  owner: Owner;
  novel: NovelFacts | null;
  newsletter: { title: string; description: string } | null;
  taught: Taught[];
  written: Written[];
  /** Sentences of the chapters, if they are in this language. Not sent to browsers. */
  told: Told[];
  /** Sentences of stories, notes and pages. Not sent to browsers. */
  stories: StoryPart[];
  offline: boolean;
  statistics: boolean;
}
