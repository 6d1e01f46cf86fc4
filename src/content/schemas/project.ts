import * as v from 'valibot';
import { lacksHttps } from '#src/lib/web-address.ts';
import { described } from './described.ts';
import {
  filePath,
  imagePath,
  isoDate,
  localizedText,
  localizedWord,
  namedSlug,
  oneOf,
  slug,
  tags,
  trueOrFalse,
  wholeNumber,
} from './fields.ts';
import { teachable } from './teach.ts';

/** Any text, but for an address that lacks its beginning. */
const placeOrText = v.pipe(
  v.string('an address that starts with https://'),
  v.check((value) => !lacksHttps(value), 'an address that starts with https://'),
  v.title('address or text'),
);

/** One file of `content/projects/`. */
export const projectSchema = v.pipe(
  v.strictObject({
    id: described(slug, 'Its name in addresses. No other project or work has it.'),
    slug: described(v.optional(namedSlug), 'Its name in the address of its story, where that is not its id.'),
    title: described(localizedWord, 'What it is called.'),
    description: described(
      localizedText,
      'Two or three sentences for its card. The search and the assistant read them.',
    ),
    image: described(
      v.optional(imagePath),
      'The picture of its card. Landscape, 16:10 fits best. Without one the site draws its own from title and tags.',
    ),
    imageAlt: described(v.optional(localizedText), 'What the picture shows, for those who cannot see it.'),
    icon: described(v.optional(imagePath), 'A small square picture beside its title; drawn too, if there is none.'),
    tags: described(tags, 'What it is about. The filters of the projects page go by them.'),
    demoUrl: described(
      v.optional(placeOrText),
      'Where it can be seen. Without an address the button stays, disabled, and a placeholder stands for the host.',
    ),
    codeUrl: described(v.optional(placeOrText), 'Where its code is. `#`, or no line at all: the code is private.'),
    package: described(v.optional(filePath), 'An Android package, offered for download.'),
    status: described(oneOf('finished', 'in-progress'), 'How far it is.'),
    date: described(isoDate, 'When it was made. The projects page sorts by it.'),
    store: described(
      v.optional(trueOrFalse, false),
      'Shown among the stores of the home page and under the filter for stores.',
    ),
    featured: described(
      v.optional(trueOrFalse, false),
      'Shown on the home page and under the filter for featured ones.',
    ),
    featuredOrder: described(
      v.optional(wholeNumber),
      'Its place among the featured projects of the home page. Those without one follow, oldest first.',
    ),
    hot: described(v.optional(trueOrFalse, false), 'Marked as new or popular.'),
    blocked: described(
      v.optional(trueOrFalse, false),
      'The demo is not open to the public: its button is blurred and disabled.',
    ),
    ...teachable,
  }),
  v.forward(
    v.check(({ image, imageAlt }) => !image || imageAlt !== undefined, 'what the picture shows'),
    ['imageAlt'],
  ),
);

export type Project = v.InferOutput<typeof projectSchema>;
