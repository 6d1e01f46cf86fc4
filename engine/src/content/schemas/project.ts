import * as v from 'valibot';
import { lacksHttps, webLink } from '#src/lib/web-address.ts';
import { draft } from './article.ts';
import { described, needs, optional } from './described.ts';
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

/** Any text, except an address without `https://`. */
const placeOrText = v.pipe(
  v.string('an address that starts with https://'),
  v.check((value) => !lacksHttps(value), 'an address that starts with https://'),
  v.title('address or text'),
);

const flag = v.optional(trueOrFalse, false);

/** One file of `content/projects/`. */
export const projectSchema = v.pipe(
  v.strictObject({
    id: described(slug, 'Its name in addresses, unique among projects and works.'),
    slug: optional(namedSlug, 'Its name in the address of its story, if not the `id`.'),
    title: described(localizedWord, 'Its name.'),
    description: described(
      localizedText,
      'Two or three sentences for its card. The search and the assistant read them.',
    ),
    image: optional(
      imagePath,
      'The picture of its card. Landscape, 16:10 fits best. Without one, the site draws one from title and tags.',
    ),
    imageAlt: optional(localizedText, 'What the picture shows, for people who cannot see it.'),
    icon: optional(imagePath, 'A small square picture beside its title. Drawn if missing.'),
    tags: described(v.optional(tags, []), 'Its topics. The filters of the projects page use them.'),
    demoUrl: optional(
      placeOrText,
      'The address of its demo. Without one, the button is disabled and a placeholder replaces the host name.',
    ),
    codeUrl: optional(placeOrText, 'Where its code is. `#` or no value means that the code is private.'),
    package: optional(filePath, 'An Android package, offered for download.'),
    status: described(oneOf('finished', 'in-progress'), 'Its status.'),
    date: described(
      isoDate,
      'When it was made. The projects page sorts by it. With a future date, it is not published before that day.',
    ),
    store: described(flag, 'Shown among the stores on the home page and by the stores filter.'),
    storeText: optional(
      localizedText,
      'The text of its card among the stores, so that a featured store does not show its description twice.',
    ),
    featured: described(flag, 'Shown on the home page and by the featured filter.'),
    featuredOrder: optional(
      wholeNumber,
      'Its position among the featured projects on the home page. Those without one follow, oldest first.',
    ),
    hot: described(flag, 'Marked as new or popular.'),
    blocked: described(flag, 'The demo is not open to the public: its button is blurred and disabled.'),
    draft,
    ...teachable,
  }),
  needs('imageAlt', 'image', 'what the picture shows'),
  // Decided once here: text that is not a web address is not a link.
  v.transform(({ demoUrl, codeUrl, ...project }) => ({
    ...project,
    demo: webLink(demoUrl),
    code: webLink(codeUrl)?.url ?? null,
  })),
);

export type Project = v.InferOutput<typeof projectSchema>;
