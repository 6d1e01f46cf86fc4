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
import { noteSchema, ownPageSchema } from '#src/content/schemas/article.ts';
import { sectionSchema } from '#src/content/schemas/section.ts';
import { storySchema } from '#src/content/stories/story-schema.ts';
import { siteSchema, technologiesSchema } from '#src/content/schemas/site.ts';
import { faqSchema } from '#src/content/schemas/teach.ts';
import { textsSchema } from '#src/content/schemas/texts.ts';
import { workSchema } from '#src/content/schemas/work.ts';

interface ContentFile {
  name: string;
  /** Path in `content/`; `*` if there is one file per entry. */
  path: string;
  what: string;
  schema: v.GenericSchema;
}

export const contentFiles: readonly ContentFile[] = [
  {
    name: 'site',
    path: 'site.yaml',
    what: 'Settings of the site.',
    schema: siteSchema({
      shown: pagesWithAddress.filter((id) => !optionalPages.includes(id)),
      absent: optionalPages,
      paths: pagesWithOwnPath,
    }),
  },
  { name: 'profile', path: 'profile.yaml', what: 'Who you are.', schema: profileSchema },
  {
    name: 'texts',
    path: 'texts.yaml',
    what: 'Your own headings and short texts. All are optional.',
    schema: textsSchema,
  },
  { name: 'project', path: 'projects/*.yaml', what: 'One project.', schema: projectSchema },
  { name: 'work', path: 'works/*.yaml', what: 'One photo series or 2D/3D piece.', schema: workSchema },
  {
    name: 'story',
    path: 'stories/*.md',
    what: 'The story of a project or a work in one language: these fields between two lines of `---`, then its text in Markdown.',
    schema: storySchema,
  },
  {
    name: 'note',
    path: 'notes/*.md',
    what: 'One note in one language: these fields between two lines of `---`, then its text in Markdown.',
    schema: noteSchema,
  },
  {
    name: 'page',
    path: 'pages/*.md',
    what: 'A page of your own in one language: these fields between two lines of `---`, then its text in Markdown. Its address is the name of the file.',
    schema: ownPageSchema,
  },
  {
    name: 'section',
    path: 'sections/*.yaml',
    what: 'A section of your own. `sections` in `site.yaml` says which page shows it, by the name of its file.',
    schema: sectionSchema,
  },
  {
    name: 'technologies',
    path: 'technologies.yaml',
    what: 'The slider on the home page, in order.',
    schema: technologiesSchema,
  },
  {
    name: 'skills',
    path: 'skills.yaml',
    what: 'The bars on the About page and the lists on the home page.',
    schema: skillsSchema,
  },
  { name: 'experience', path: 'experience.yaml', what: 'Work, newest first.', schema: experienceSchema },
  { name: 'education', path: 'education.yaml', what: 'Studies, newest first.', schema: educationSchema },
  { name: 'pursuits', path: 'pursuits.yaml', what: 'What you do besides work.', schema: pursuitsSchema },
  {
    name: 'privacy',
    path: 'privacy.yaml',
    what: "The note that the contact form's agreement links to.",
    schema: privacySchema,
  },
  {
    name: 'faq',
    path: 'faq.yaml',
    what: 'Questions that the assistant answers in your words. The file may be absent.',
    schema: faqSchema,
  },
  { name: 'book', path: 'novel/book.yaml', what: 'The novel.', schema: bookSchema },
  { name: 'characters', path: 'novel/characters.yaml', what: 'The characters.', schema: charactersSchema },
  {
    name: 'reviews',
    path: 'novel/reviews.yaml',
    what: 'The reviews that are always shown.',
    schema: defaultReviewsSchema,
  },
  {
    name: 'chapter',
    path: 'novel/chapters/*.md',
    what: 'One chapter: these fields between two lines of `---`, then its text in Markdown.',
    schema: chapterSchema,
  },
  {
    name: 'torn-page',
    path: 'novel/torn-page.*.md',
    what: 'The page that the five hidden stars open, in one language: these fields between two lines of `---`, then its text in Markdown.',
    schema: tornPageSchema,
  },
];
