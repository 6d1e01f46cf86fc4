import * as v from 'valibot';
import { draft } from './article.ts';
import { described, optional } from './described.ts';
import {
  atLeastOne,
  imagePath,
  isoMonthOrDate,
  localizedText,
  localizedWord,
  namedSlug,
  oneOf,
  slug,
  tags,
  text,
} from './fields.ts';
import { teachable } from './teach.ts';

const captureSchema = v.strictObject({
  camera: described(localizedWord, 'The camera.'),
  lens: described(localizedWord, 'The lens or telescope.'),
  exposure: described(text, 'Written as `120 s`, `1/500 s`, `60 × 180 s`.'),
  aperture: optional(text, 'Written as `f/1.8`.'),
  iso: described(
    v.optional(v.pipe(v.number('a whole number'), v.integer('a whole number'))),
    'The ISO sensitivity: 3200.',
  ),
  place: described(localizedWord, 'Where it was taken.'),
});

const frameSchema = v.strictObject({
  image: described(imagePath, 'The picture, in the largest version you have.'),
  alt: described(localizedText, 'What can be seen, for people who cannot see it.'),
  caption: described(localizedText, 'The caption.'),
  capture: optional(captureSchema, 'How the photograph was taken, shown below it.'),
});

/** One file of `content/works/`: a photo series or a 2D/3D piece. */
export const workSchema = v.strictObject({
  id: described(slug, 'Its name in addresses, unique among projects and works.'),
  kind: described(oneOf('photography', '2d-3d'), 'What it is.'),
  slug: optional(namedSlug, 'Its name in the address of its story, if not the `id`.'),
  title: described(localizedWord, 'Its name.'),
  description: described(localizedText, 'Two or three sentences for its card. The search and the assistant read them.'),
  tags: described(
    v.pipe(tags, v.minLength(1, 'at least one tag')),
    'Its topics. The filters of the projects page use them.',
  ),
  date: described(
    isoMonthOrDate,
    'When it was made. The projects page sorts by it. With a future date, it is not published before that day.',
  ),
  frames: described(atLeastOne(frameSchema, 'frame'), 'Its pictures, in gallery order.'),
  cover: optional(imagePath, 'The picture of the frame that is on its card. Default: the first.'),
  draft,
  ...teachable,
});

export type Work = v.InferOutput<typeof workSchema>;
export type Capture = v.InferOutput<typeof captureSchema>;
