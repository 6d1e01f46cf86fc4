import { formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Knowledge } from './knowledge.ts';
import { phrases } from './phrases/phrases.ts';
import type { Phrases } from './phrases/es.ts';
import type { Question } from './question.ts';
import type { CatalogueEntry, NovelChapter } from './types.ts';

/** An answer before its sources are gathered. */
export interface Draft {
  text: string;
  intent: string;
}

/** What the conversation was about before this question. */
export interface Context {
  /** The question before, with what it was taken to be about. */
  question?: Question;
  intent?: string;
  /** The projects and works that the answer before named, in order. */
  entries: CatalogueEntry[];
}

/** What every reply gets: the question, what came before, all knowledge and the words to say it in. */
export interface Scene {
  question: Question;
  context: Context;
  knowledge: Knowledge;
  language: Language;
  say: Phrases;
  today?: string;
}

/** A reply answers, or passes the question on to the next. */
export type Reply = (scene: Scene) => Draft | undefined;

/** The scene of a question. */
export function sceneOf(question: Question, context: Context, knowledge: Knowledge, today?: string): Scene {
  return { question, context, knowledge, language: question.language, say: phrases[question.language], today };
}

/** Joins the parts that are there, a blank line apart. */
export function paragraphs(...parts: (string | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** A Markdown list. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** A title in bold: the chat window makes a card of it. */
export function titleOf(entry: CatalogueEntry, language: Language): string {
  return `**${entry.title[language]}**`;
}

/** `[host](address)`, or the bare label when the address is missing. */
export function link(url: string): string {
  return `[${url.replace(/^https?:\/\//, '').replace(/\/$/, '')}](${url})`;
}

/** `a, b y c`. */
export function enumerate(items: readonly string[], say: Phrases): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${say.and} ${items.at(-1)}`;
}

/** The entry's date as the language writes it. */
export function dateOf(entry: CatalogueEntry, language: Language): string {
  return formatDate(entry.date, language);
}

/** The chapters that can be read. */
export function publishedChapters(chapters: readonly NovelChapter[]): NovelChapter[] {
  return chapters.filter(({ published }) => published);
}
