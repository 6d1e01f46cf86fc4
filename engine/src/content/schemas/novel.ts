import * as v from 'valibot';
import { picture } from './article.ts';
import { described, needs, optional } from './described.ts';
import {
  distinct,
  filePath,
  imagePath,
  isoDate,
  languageCode,
  localizedText,
  numberFrom,
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
  authorTitle: optional(localizedText, 'The label for the author in the details: "Author".'),
  language: optional(languageCode, "The language that the chapters are written in. Without it, the site's first."),
  tagline: described(localizedText, 'The line under the title.'),
  cover: described(imagePath, 'The cover, upright.'),
  coverAlt: described(localizedText, 'What the cover shows, for people who cannot see it.'),
  genres: described(v.array(localizedText), 'The genres, as small labels.'),
  rating: described(numberFrom(0, 5), 'The editorial rating, of 5.'),
  pages: described(wholeNumber, 'How many pages it has.'),
  state: described(localizedText, 'Its status: "Pending publication".'),
  listed: described(trueOrFalse, 'true: the menus link to the novel; false: the menus show it as coming soon.'),
  overview: described(localizedText, 'The text of the tab "Overview", in Markdown.'),
  synopsis: described(localizedText, 'Plain text. The sample dialog types it.'),
  buyUrl: described(v.nullable(webAddress), 'Where to buy it, or null.'),
  ...teachable,
});

/** `content/novel/characters.yaml` */
export const charactersSchema = v.pipe(
  v.array(
    v.strictObject({
      id: described(slug, 'Its name in addresses, unique in the list.'),
      name: described(text, 'The name of the character.'),
      role: described(localizedText, 'Their role, in a few words.'),
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
      id: described(slug, 'An id, unique in the list.'),
      name: described(text, 'Who wrote it.'),
      profession: described(localizedText, 'The profession of the reader.'),
      rating: described(
        v.pipe(numberFrom(1, 5, 'a whole number'), v.integer('a whole number from 1 to 5')),
        'How many stars, from 1 to 5.',
      ),
      comment: described(localizedText, 'The text of the review.'),
      date: described(isoDate, 'When it was written.'),
    }),
  ),
  distinct('id', ({ id }) => id),
);

/** Hashes of the page's tabs, which chapter ids must not repeat. */
const tabIds = ['chapters', 'overview', 'synopsis', 'characters', 'reviews'];

/** Front matter of a file in `content/novel/chapters/`; the chapter's text follows it. */
export const chapterSchema = v.pipe(
  v.strictObject({
    id: described(
      v.pipe(
        slug,
        v.check((id) => !tabIds.includes(id), `an id that is not a tab of the page (${tabIds.join(', ')})`),
      ),
      'Its name in addresses, unique among the chapters and different from the tabs of the page.',
    ),
    title: described(localizedText, 'The title of the chapter.'),
    description: described(localizedText, 'One or two sentences for its card.'),
    date: described(isoDate, 'When it was published, or will be.'),
    dateText: described(localizedText, 'The date as shown: "12 Jan 2025", "Coming soon".'),
    pdf: described(v.nullable(filePath), 'Its PDF for download, or null.'),
    audio: described(v.nullable(filePath), 'Its narration, or null.'),
    audioSeconds: described(
      v.optional(v.nullable(v.pipe(v.number('seconds'), v.minValue(1, 'at least 1')))),
      'The length of the audio in seconds, shown before it is downloaded. Required with audio. An audio shorter than the reading time is labelled as an excerpt.',
    ),
    color: described(oneOf('night', 'sodium', 'oxygen', 'alpha', 'paper', 'moss'), 'The background of its card.'),
    textColor: described(oneOf('light', 'dark'), 'The text colour on that background.'),
    readingTime: described(
      v.nullable(v.pipe(v.number('minutes'), v.minValue(1, 'at least 1'))),
      'Minutes it takes to read, or null if it cannot be read yet.',
    ),
    inProgress: described(trueOrFalse, 'true while it is being written: it is listed and cannot be opened.'),
    isFullBook: described(trueOrFalse, 'true for the entry of the complete book.'),
    ...teachable,
  }),
  needs('audioSeconds', 'audio', 'the length of the audio in seconds'),
);

/** Front matter of `content/novel/torn-page.<language>.md`; the page's text in that language follows it. */
export const tornPageSchema = v.strictObject({
  title: described(text, 'Its title.'),
  note: optional(text, 'The small line over the title: where the page is from.'),
  image: optional(picture, 'The picture over the text.'),
});

export type Book = v.InferOutput<typeof bookSchema>;
export type TornPageHead = v.InferOutput<typeof tornPageSchema>;
export type Character = v.InferOutput<typeof charactersSchema>[number];
export type DefaultReview = v.InferOutput<typeof defaultReviewsSchema>[number];
/** A chapter with its text in Markdown (empty if unpublished). */
export type Chapter = v.InferOutput<typeof chapterSchema> & { body: string };

/** False for announced chapters and for the entry of the whole book. */
export function isPublished({ inProgress, isFullBook }: Pick<Chapter, 'inProgress' | 'isFullBook'>): boolean {
  return !inProgress && !isFullBook;
}
