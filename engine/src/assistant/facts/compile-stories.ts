import type { Story } from '#src/content/stories/stories.ts';
import type { Language } from '#src/i18n/languages.ts';
import { sentencesOf } from '../words/text.ts';
import type { StoryPart } from './types.ts';

/** The stories that are told in a language, sentence by sentence, pictures left out. */
export function storyParts(stories: readonly Story[], language: Language): StoryPart[] {
  return stories.flatMap(({ of, texts }) => {
    const story = texts[language];
    if (!story) return [];
    const [opening = '', ...sections] = story.body.split(/^#+ /m);
    return [
      ...partsOf(of, '', story.lead),
      ...partsOf(of, '', opening),
      ...sections.flatMap((part) => {
        const [heading = '', ...text] = part.split('\n');
        return partsOf(of, heading.trim(), text.join('\n'));
      }),
    ];
  });
}

function partsOf(of: string, section: string, markdown: string): StoryPart[] {
  return markdown
    .replace(/^!\[.*$/gm, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .split(/\n\s*\n|\n(?=- )/)
    .flatMap((part) =>
      sentencesOf(
        part
          .replace(/^\s*- /, '')
          .replace(/\*+|`/g, '')
          .trim(),
      )
        .filter((text) => text !== '')
        .map((text) => ({ text, of, section })),
    );
}
