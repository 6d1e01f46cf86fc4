import { novelOf } from '#src/content/content.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import { isPublished } from '#src/content/schemas/novel.ts';
import type { SharedSource } from '#src/content/data-source.ts';
import { languageNamed } from '#src/i18n/languages.ts';

/** Published chapters' texts as HTML, by chapter id. They exist in one language only. */
export function sharedLoader({ content }: SharedSource): Readonly<Record<string, string>> {
  const { book, chapters } = novelOf(content);
  const { markdown } = wordsIn(content, languageNamed(book.language));
  const published = chapters.filter(isPublished);
  return Object.fromEntries(published.map((chapter) => [chapter.id, markdownToHtml(chapter.body, markdown)]));
}
