import * as v from 'valibot';
import {
  distinct,
  filePath,
  imagePath,
  isoDate,
  languageCode,
  localizedText,
  slug,
  text,
  webAddress,
} from './fields.ts';
import { teachable } from './teach.ts';

/** `content/novel/book.yaml` */
export const bookSchema = v.strictObject({
  title: localizedText,
  author: text,
  /** What the author is called in the book's record: `Autora`. */
  authorTitle: v.optional(localizedText),
  /** The language that the chapters are written in; without it, the site's first. */
  language: v.optional(languageCode),
  tagline: localizedText,
  cover: imagePath,
  coverAlt: localizedText,
  genres: v.array(localizedText),
  /** The editorial rating, of 5. */
  rating: v.pipe(
    v.number('a number from 0 to 5'),
    v.minValue(0, 'a number from 0 to 5'),
    v.maxValue(5, 'a number from 0 to 5'),
  ),
  pages: v.pipe(v.number('a whole number'), v.integer('a whole number'), v.minValue(1, 'at least 1')),
  state: localizedText,
  /** True puts the novel's link into the menus. */
  listed: v.boolean('true or false'),
  /** Markdown. */
  overview: localizedText,
  /** Plain text: the sample dialog types it. */
  synopsis: localizedText,
  buyUrl: v.nullable(webAddress),
  ...teachable,
});

/** `content/novel/characters.yaml` */
export const charactersSchema = v.pipe(
  v.array(v.strictObject({ id: slug, name: text, role: localizedText, description: localizedText, ...teachable })),
  distinct('id', ({ id }) => id),
);

/** `content/novel/reviews.yaml`: the reviews that are always shown. */
export const defaultReviewsSchema = v.pipe(
  v.array(
    v.strictObject({
      id: slug,
      name: text,
      profession: localizedText,
      rating: v.pipe(
        v.number('a whole number from 1 to 5'),
        v.integer('a whole number from 1 to 5'),
        v.minValue(1, 'a whole number from 1 to 5'),
        v.maxValue(5, 'a whole number from 1 to 5'),
      ),
      comment: localizedText,
      date: isoDate,
    }),
  ),
  distinct('id', ({ id }) => id),
);

/** What the page's tabs are called in its address, where chapters stand too. */
const tabIds = ['chapters', 'overview', 'synopsis', 'characters', 'reviews'];

/** The front matter of one file of `content/novel/chapters/`; what follows it is the chapter's text. */
export const chapterSchema = v.pipe(
  v.strictObject({
    id: v.pipe(
      slug,
      v.check((id) => !tabIds.includes(id), `an id that is no tab of the page (${tabIds.join(', ')})`),
    ),
    title: localizedText,
    description: localizedText,
    date: isoDate,
    dateText: localizedText,
    pdf: v.nullable(filePath),
    audio: v.nullable(filePath),
    /** Length of the audio in seconds, shown before anything is downloaded. */
    audioSeconds: v.optional(v.nullable(v.pipe(v.number('seconds'), v.minValue(1, 'at least 1')))),
    color: v.picklist(
      ['night', 'sodium', 'oxygen', 'alpha', 'paper', 'moss'],
      'night, sodium, oxygen, alpha, paper or moss',
    ),
    textColor: v.picklist(['light', 'dark'], 'light or dark'),
    /** Minutes. */
    readingTime: v.nullable(v.pipe(v.number('minutes'), v.minValue(1, 'at least 1'))),
    inProgress: v.boolean('true or false'),
    isFullBook: v.boolean('true or false'),
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
