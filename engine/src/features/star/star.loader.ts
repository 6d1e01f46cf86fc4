import type { DataSource } from '#src/content/data-source.ts';
import { isPublished } from '#src/content/schemas/novel.ts';
import { format } from '#src/i18n/format.ts';

export function starWordsOf({ content, words }: DataSource): DataSource['words']['star'] | null {
  return content.features.star ? words.star : null;
}

/** The link of the star in the sky; null without a published chapter. */
export function skyStarOf({ content, language, words, addressIfAny }: DataSource) {
  const chapter = content.novel?.chapters.find(isPublished);
  const novel = addressIfAny('novel');
  if (!chapter || !novel) return null;
  return {
    name: words.star.label,
    href: `${novel}#${chapter.id}`,
    label: format(words.sky.unlisted, { chapter: chapter.title[language] }),
  };
}
