import type { Language } from '#src/i18n/languages.ts';

/** One message of the conversation, oldest first; the last one is the question. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

export interface Answer {
  /** Markdown limited to paragraphs, `- ` lists, **bold** and [links](https://…). */
  text: string;
  /** The language the answer is written in. */
  language: Language;
  /** Ids of the projects and works that the answer is about, in order, each once. */
  sources: string[];
  /** Questions that could follow. */
  suggestions?: string[];
  /** The predicted target; `off.…`, `injection` and `unknown` decline. */
  target: string;
}
