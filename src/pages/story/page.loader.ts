import type { DataSource } from '#src/content/data-source.ts';
import { storyData } from '#src/features/stories/story.loader.ts';

/** The story of this name in a language. */
export function loader(source: DataSource, entry: string) {
  const story = source.content.stories.find(({ name }) => name === entry);
  if (!story) throw new Error(`There is no story "${entry}".`);
  return {
    language: source.language,
    story: storyData(story, source),
    galleryWords: { open: source.words.card.viewGallery, failed: source.words.projects.galleryFailed },
    codeLabel: source.words.card.viewCode,
  };
}

export type StoryPageData = ReturnType<typeof loader>;
