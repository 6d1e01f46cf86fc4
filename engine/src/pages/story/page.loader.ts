import type { DataSource } from '#src/content/data-source.ts';
import { storyData, storyNamed } from './story.loader.ts';

export function loader(source: DataSource, entry: string) {
  return {
    language: source.language,
    story: storyData(storyNamed(entry, source), source),
    galleryWords: { open: source.words.card.viewGallery, failed: source.words.projects.galleryFailed },
    codeLabel: source.words.card.viewCode,
  };
}

export type StoryPageData = ReturnType<typeof loader>;
