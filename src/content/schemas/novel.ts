import * as v from 'valibot';
import { described } from './described.ts';
import {
  distinct,
  filePath,
  imagePath,
  isoDate,
  languageCode,
  localizedText,
  oneOf,
  slug,
  text,
  trueOrFalse,
  webAddress,
  wholeNumber,
} from './fields.ts';
import { teachable } from './teach.ts';

/** `content/novel/book.yaml` */
export const bookSchema = v.strictObject({
  title: described(localizedText, 'The title of the book.'),
  author: described(text, 'Who wrote it, as on the cover.'),
  authorTitle: described(v.optional(localizedText), 'What the author is called in the record of the book: "Author".'),
  language: described(
    v.optional(languageCode),
    "The language that the chapters are written in. Without it, the site's first.",
  ),
  tagline: described(localizedText, 'The line under the title.'),
  cover: described(imagePath, 'The cover, upright.'),
  coverAlt: described(localizedText, 'What the cover shows, for those who cannot see it.'),
  genres: described(v.array(localizedText), 'The genres, as small labels.'),
  rating: described(
    v.pipe(
      v.number('a number from 0 to 5'),
      v.minValue(0, 'a number from 0 to 5'),
      v.maxValue(5, 'a number from 0 to 5'),
    ),
    'The editorial rating, of 5.',
  ),
  pages: described(wholeNumber, 'How many pages it has.'),
  state: described(localizedText, 'How far it is: "Pending publication".'),
  listed: described(trueOrFalse, 'true puts the novel into the menus; false shows it there as not yet open.'),
  overview: described(localizedText, 'The text of the tab "Overview", in Markdown.'),
  synopsis: described(localizedText, 'Plain text. The sample dialog types it.'),
  buyUrl: described(v.nullable(webAddress), 'Where it can be bought; null while it cannot.'),
  ...teachable,
});

/** `content/novel/characters.yaml` */
export const charactersSchema = v.pipe(
  v.array(
    v.strictObject({
      id: described(slug, 'Its name in addresses, once in the list.'),
      name: described(text, 'What the character is called.'),
      role: described(localizedText, 'Who that is, in a few words.'),
      description: described(localizedText, 'One or two sentences.'),
      ...teachable,
    }),
  ),
  distinct('id', ({ id }) => id),
);

/** `content/novel/reviews.yaml`: the reviews that are always shown. */
export const defaultReviewsSchema = v.pipe(
  v.array(
    v.strictObject({
      id: described(slug, 'A name for it, once in the list.'),
      name: described(text, 'Who wrote it.'),
      profession: described(localizedText, 'What that reader does.'),
      rating: described(
        v.pipe(
          v.number('a whole number from 1 to 5'),
          v.integer('a whole number from 1 to 5'),
          v.minValue(1, 'a whole number from 1 to 5'),
          v.maxValue(5, 'a whole number from 1 to 5'),
        ),
        'How many stars, from 1 to 5.',
      ),
      comment: described(localizedText, 'What was written.'),
      date: described(isoDate, 'When it was written.'),
    }),
  ),
  distinct('id', ({ id }) => id),
);

/** What the page's tabs are called in its address, where chapters stand too. */
const tabIds = ['chapters', 'overview', 'synopsis', 'characters', 'reviews'];

/** The front matter of one file of `content/novel/chapters/`; what follows it is the chapter's text. */
export const chapterSchema = v.pipe(
  v.strictObject({
    id: described(
      v.pipe(
        slug,
        v.check((id) => !tabIds.includes(id), `an id that is no tab of the page (${tabIds.join(', ')})`),
      ),
      'Its name in addresses. No other chapter has it, and no tab of the page.',
    ),
    title: described(localizedText, 'The title of the chapter.'),
    description: described(localizedText, 'One or two sentences for its card.'),
    date: described(isoDate, 'When it was published, or will be.'),
    dateText: described(localizedText, 'The same as it is shown: "Jan 12, 2025", "Coming soon".'),
    pdf: described(v.nullable(filePath), 'Its PDF for download, or null.'),
    audio: described(v.nullable(filePath), 'Its narration, or null.'),
    audioSeconds: described(
      v.optional(v.nullable(v.pipe(v.number('seconds'), v.minValue(1, 'at least 1')))),
      'The length of the audio in seconds, shown before anything is downloaded. An audio needs it.',
    ),
    color: described(oneOf('night', 'sodium', 'oxygen', 'alpha', 'paper', 'moss'), 'The ground of its card, by name.'),
    textColor: described(oneOf('light', 'dark'), 'The colour of the letters on that ground.'),
    readingTime: described(
      v.nullable(v.pipe(v.number('minutes'), v.minValue(1, 'at least 1'))),
      'How many minutes it takes to read; null while it cannot be read.',
    ),
    inProgress: described(trueOrFalse, 'true while it is being written: it is announced and cannot be opened.'),
    isFullBook: described(trueOrFalse, 'true for the entry that stands for the whole book.'),
    ...teachable,
  }),
  v.forward(
    v.check(({ audio, audioSeconds }) => !audio || Boolean(audioSeconds), 'the length of the audio in seconds'),
    ['audioSeconds'],
  ),
);

export type Book = v.InferOutput<typeof bookSchema>;
export type Character = v.InferOutput<typeof charactersSchema>[number];
export type DefaultReview = v.InferOutput<typeof defaultReviewsSchema>[number];
/** A chapter with its text in Markdown (empty when not published). */
export type Chapter = v.InferOutput<typeof chapterSchema> & { body: string };

/** False for a chapter that is announced, and for the entry that stands for the whole book. */
export function isPublished({ inProgress, isFullBook }: Pick<Chapter, 'inProgress' | 'isFullBook'>): boolean {
  return !inProgress && !isFullBook;
}
