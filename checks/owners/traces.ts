import { novelOf, type Content } from '#src/content/content.ts';
import type { Feature } from '#src/content/owner/features.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';

interface Place {
  words: Dictionary;
  content: Content;
  language: Language;
}

/** Texts, names and addresses that a feature adds to the pages. */
export const traces: Record<Feature, (place: Place) => string[]> = {
  novel: ({ words, content, language }) => [
    words.shell.pages.novel,
    localizeAddress('/novel', language),
    novelOf(content).book.title[language],
    'Book',
  ],
  reviews: ({ words, content }) => [
    words.novel.tabs.reviews,
    words.novel.reviews.formTitle,
    '#reviews',
    'novel-reviews',
    novelOf(content).reviews[0]?.name ?? '',
  ],
  newsletter: ({ words, content, language }) => [
    `# ${words.home.newsletter}`,
    words.home.openNewsletter,
    `${content.site.newsletter?.url ?? ''}#${language}`,
  ],
  works: ({ words, content, language }) => [
    words.card.photoSeries,
    words.card.piece,
    ...content.works.map(({ title }) => title[language]),
  ],
  gallery: ({ words }) => [words.card.viewGallery],
  stories: ({ words, content, language }) => [
    words.story.project,
    ...content.stories.map(({ name }) => localizeAddress(`/projects/${name}`, language)),
  ],
  notes: ({ words, content, language }) => [
    words.shell.pages.notes,
    words.notes.all,
    ...content.notes.map(({ name }) => localizeAddress(`/notes/${name}`, language)),
  ],
  stores: ({ words, content, language }) => [
    words.projects.categoryNames.stores,
    `# ${words.home.stores}`,
    content.texts.stores.intro?.[language] ?? '',
  ],
  experience: ({ words, content, language }) => [
    `# ${words.about.experience}`,
    ...content.experience.map(({ title }) => title[language]),
  ],
  education: ({ words, content, language }) => [
    `# ${words.about.education}`,
    ...content.education.map(({ degree }) => degree[language]),
  ],
  cv: ({ words, language }) => [words.cv.download, localizeAddress('/cv', language)],
  pursuits: ({ words, content, language }) => [
    `# ${words.about.pursuits}`,
    ...content.pursuits.map(({ description }) => description[language]),
  ],
  skills: ({ words, content, language }) => [
    `# ${words.about.skills}`,
    content.texts.skills.note?.[language] ?? '',
    ...content.skills.groups.map(({ title }) => title[language]),
  ],
  technologies: ({ words }) => [words.home.technologies],
  contributions: ({ words }) => [words.contributions.title],
  search: ({ words }) => [words.search.open],
  chat: ({ words }) => [words.chat.open, 'chat_usage'],
  tonight: ({ words }) => [format(words.night.over, { town: 'Málaga' })],
  lamp: ({ words }) => [words.shell.lamp],
  star: ({ words }) => [words.star.name],
};
