import type { Language, Localized } from '#src/i18n/languages.ts';

/** One message of the conversation, oldest first; the last one is the question. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

export interface AnswerOptions {
  /** The language of the page the visitor is on: used when the question itself does not tell. */
  pageLanguage: Language;
  /** `YYYY-MM-DD`; without it "this year" is not understood. */
  today?: string;
}

export interface Answer {
  /** Markdown limited to paragraphs, `- ` lists, `1. ` lists, **bold**, `code` and [links](https://…). */
  text: string;
  /** The language the answer is written in. */
  language: Language;
  /** Ids of the projects and works that the answer names, in order, each once. */
  sources: string[];
  /** What the question was taken for; `off-topic`, `injection` and `unknown` are the ones that decline. */
  intent: string;
}

/** A project or a work, as far as the answers need it. */
export interface CatalogueEntry {
  id: string;
  kind: 'project' | 'photography' | '2d-3d';
  title: Localized;
  description: Localized;
  tags: Localized[];
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  date: string;
  status?: 'finished' | 'in-progress';
  demoUrl?: string;
  codeUrl?: string;
  hasPackage?: boolean;
  store?: boolean;
  featured?: boolean;
  hot?: boolean;
  blocked?: boolean;
  frames?: Frame[];
}

/** One picture of a work. */
export interface Frame {
  caption: Localized;
  alt: Localized;
  camera?: Localized;
  lens?: Localized;
  place?: Localized;
  exposure?: string;
  aperture?: string;
  iso?: number;
}

/** A text of the site that belongs to no project: a part of the About page, of the privacy note… */
export interface Passage {
  topic: 'about' | 'experience' | 'education' | 'pursuit' | 'privacy' | 'newsletter';
  title: Localized;
  /** Paragraphs and list items of a few sentences, in Markdown. */
  text: Localized;
  url?: string;
}

export interface Owner {
  name: string;
  email: string;
  location: Localized;
  timeZone: string;
  roles: Localized[];
  intro: Localized;
  summary: Localized;
  aboutSummary: Localized;
  figures: { value: string; label: Localized }[];
  social: { network: string; url: string }[];
  spokenLanguages: { name: Localized; level: Localized }[];
  availability: { state: 'open' | 'limited' | 'closed'; text: Localized; responseTime: Localized };
  experience: { title: Localized; company: Localized; period: Localized; description: Localized; url?: string }[];
  education: { degree: Localized; institution: Localized; year: Localized; description: Localized; url?: string }[];
  pursuits: { id: string; title: Localized; description: Localized }[];
  skillLevels: { name: Localized; level: number }[];
  skillGroups: { title: Localized; items: Localized[] }[];
  technologies: string[];
}

export interface Novel {
  title: Localized;
  author: string;
  tagline: Localized;
  genres: Localized[];
  rating: number;
  pages: number;
  state: Localized;
  overview: Localized;
  synopsis: Localized;
  buyUrl: string | null;
  chapters: NovelChapter[];
  characters: { name: string; role: Localized; description: Localized }[];
  reviews: { name: string; profession: Localized; rating: number; comment: Localized }[];
}

export interface NovelChapter {
  title: Localized;
  description: Localized;
  dateText: Localized;
  /** Its place in the book; the complete book has none. */
  number: number | null;
  published: boolean;
  inProgress: boolean;
  pdf: boolean;
  audio: boolean;
  /** Its length, `1:18`. */
  audioLength: string | null;
  /** Minutes. */
  readingTime: number | null;
}

/** All that the answerer knows: plain JSON, built from `content/` by `buildIndex`. */
export interface AnswererIndex {
  version: 1;
  entries: CatalogueEntry[];
  passages: Passage[];
  owner: Owner;
  novel: Novel;
  newsletter: { title: Localized; description: Localized };
}
