import * as v from 'valibot';
import { lacksHttps } from '#src/lib/web-address.ts';
import { filePath, imagePath, isoDate, localizedText, localizedWord, slug, tags } from './fields.ts';
import { teachable } from './teach.ts';

/** Any text, but for an address that lacks its beginning. */
const placeOrText = v.pipe(
  v.string('an address that starts with https://'),
  v.check((value) => !lacksHttps(value), 'an address that starts with https://'),
);

/** One file of `content/projects/`. */
export const projectSchema = v.strictObject({
  id: slug,
  title: localizedWord,
  description: localizedText,
  image: imagePath,
  imageAlt: localizedText,
  icon: imagePath,
  tags,
  /** Where it can be seen; anything that is not http(s) shows the placeholder host and a disabled button. */
  demoUrl: v.optional(placeOrText),
  /** `#` or nothing: the code is private. */
  codeUrl: v.optional(placeOrText),
  /** An Android package below `content/files/`. */
  package: v.optional(filePath),
  status: v.picklist(['finished', 'in-progress'], 'finished or in-progress'),
  date: isoDate,
  /** Shown in the Stores section of Home and under the Stores filter. */
  store: v.optional(v.boolean('true or false'), false),
  featured: v.optional(v.boolean('true or false'), false),
  /** Place among the featured projects of Home; those without one follow, oldest first. */
  featuredOrder: v.optional(
    v.pipe(v.number('a whole number'), v.integer('a whole number'), v.minValue(1, 'at least 1')),
  ),
  hot: v.optional(v.boolean('true or false'), false),
  /** The demo is not open to the public: its button is blurred and disabled. */
  blocked: v.optional(v.boolean('true or false'), false),
  ...teachable,
});

export type Project = v.InferOutput<typeof projectSchema>;
