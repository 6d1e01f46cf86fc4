import { named } from '#src/content/articles/articles.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { storyData } from './story.loader.ts';

export function loader(source: DataSource, entry: string) {
  return {
    language: source.language,
    story: storyData(named(entry, source.content.stories), source),
    galleryWords: { open: source.words.card.viewGallery, failed: source.words.projects.galleryFailed },
    codeLabel: source.words.card.viewCode,
  };
}

export type StoryPageData = ReturnType<typeof loader>;
