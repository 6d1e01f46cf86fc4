import type * as v from 'valibot';
import { optionalPages, pagesWithAddress, pagesWithOwnPath } from '#src/app/pages.ts';
import {
  bookSchema,
  chapterSchema,
  charactersSchema,
  defaultReviewsSchema,
  tornPageSchema,
} from '#src/content/schemas/novel.ts';
import { educationSchema, experienceSchema } from '#src/content/schemas/career.ts';
import { privacySchema, profileSchema, pursuitsSchema, skillsSchema } from '#src/content/schemas/profile.ts';
import { projectSchema } from '#src/content/schemas/project.ts';
import { noteSchema, ownPageSchema, storySchema } from '#src/content/schemas/article.ts';
import { sectionSchema } from '#src/content/schemas/section.ts';
import { siteSchema, technologiesSchema } from '#src/content/schemas/site.ts';
import { faqSchema } from '#src/content/schemas/teach.ts';
import { textsSchema } from '#src/content/schemas/texts.ts';
import { workSchema } from '#src/content/schemas/work.ts';

const frontMatter = 'these fields between two lines of `---`, then its text in Markdown.';
const siteFile = siteSchema({
  shown: pagesWithAddress.filter((id) => !optionalPages.includes(id)),
  absent: optionalPages,
  paths: pagesWithOwnPath,
});

const files: readonly [name: string, path: string, what: string, schema: v.GenericSchema][] = [
  ['site', 'site.yaml', 'Settings of the site.', siteFile],
  ['profile', 'profile.yaml', 'Who you are.', profileSchema],
  ['texts', 'texts.yaml', 'Your own headings and short texts. All are optional.', textsSchema],
  ['project', 'projects/*.yaml', 'One project.', projectSchema],
  ['work', 'works/*.yaml', 'One photo series or 2D/3D piece.', workSchema],
  ['story', 'stories/*.md', `The story of a project or a work in one language: ${frontMatter}`, storySchema],
  ['note', 'notes/*.md', `One note in one language: ${frontMatter}`, noteSchema],
  [
    'page',
    'pages/*.md',
    `A page of your own in one language: ${frontMatter} Its address is the name of the file.`,
    ownPageSchema,
  ],
  [
    'section',
    'sections/*.yaml',
    'A section of your own. `sections` in `site.yaml` says which page shows it, by the name of its file.',
    sectionSchema,
  ],
  ['technologies', 'technologies.yaml', 'The slider on the home page, in order.', technologiesSchema],
  ['skills', 'skills.yaml', 'The bars on the About page and the lists on the home page.', skillsSchema],
  ['experience', 'experience.yaml', 'Work, newest first.', experienceSchema],
  ['education', 'education.yaml', 'Studies, newest first.', educationSchema],
  ['pursuits', 'pursuits.yaml', 'What you do besides work.', pursuitsSchema],
  ['privacy', 'privacy.yaml', "The note that the contact form's agreement links to.", privacySchema],
  ['faq', 'faq.yaml', 'Questions that the assistant answers in your words. The file may be absent.', faqSchema],
  ['book', 'novel/book.yaml', 'The novel.', bookSchema],
  ['characters', 'novel/characters.yaml', 'The characters.', charactersSchema],
  ['reviews', 'novel/reviews.yaml', 'The reviews that are always shown.', defaultReviewsSchema],
  ['chapter', 'novel/chapters/*.md', `One chapter: ${frontMatter}`, chapterSchema],
  [
    'torn-page',
    'novel/torn-page.*.md',
    `The page that the five hidden stars open, in one language: ${frontMatter}`,
    tornPageSchema,
  ],
];

/** Each kind of content file. `path` is in `content/`, with `*` if there is one file per entry. */
export const contentFiles = files.map(([name, path, what, schema]) => ({ name, path, what, schema }));
