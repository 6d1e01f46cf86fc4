import { novelOf } from '#src/content/content.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import { isPublished } from '#src/content/schemas/novel.ts';
import type { SharedSource } from '#src/content/data-source.ts';

/** The published chapters' texts as HTML, by chapter. They exist in one language. */
export function sharedLoader({ content }: SharedSource): Readonly<Record<string, string>> {
  const published = novelOf(content).chapters.filter(isPublished);
  return Object.fromEntries(published.map((chapter) => [chapter.id, markdownToHtml(chapter.body)]));
}
