import * as v from 'valibot';
import { imagePath, isoMonthOrDate, localizedText, localizedWord, slug, tags, text } from './fields.ts';
import { teachable } from './teach.ts';

/** How a photograph was taken, as printed under it. */
const captureSchema = v.strictObject({
  camera: localizedWord,
  lens: localizedWord,
  /** As written by photographers: `120 s`, `1/500 s`, `60 × 180 s`. */
  exposure: text,
  aperture: v.optional(text),
  iso: v.optional(v.pipe(v.number('a whole number'), v.integer('a whole number'))),
  place: localizedWord,
});

const frameSchema = v.strictObject({
  image: imagePath,
  alt: localizedText,
  caption: localizedText,
  capture: v.optional(captureSchema),
});

/** One file of `content/works/`: a photo series or a 2D/3D piece. */
export const workSchema = v.strictObject({
  id: slug,
  kind: v.picklist(['photography', '2d-3d'], 'photography or 2d-3d'),
  title: localizedWord,
  description: localizedText,
  tags,
  date: isoMonthOrDate,
  /** The first frame is the card's picture. */
  frames: v.pipe(v.array(frameSchema), v.minLength(1, 'at least one frame')),
  ...teachable,
});

export type Work = v.InferOutput<typeof workSchema>;
export type Capture = v.InferOutput<typeof captureSchema>;
