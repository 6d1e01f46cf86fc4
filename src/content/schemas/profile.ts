import * as v from 'valibot';
import type { Localized } from '#src/i18n/languages.ts';
import { problemOfMarks } from '../read/conditional.ts';
import { described } from './described.ts';
import {
  address,
  distinct,
  imagePath,
  isoDate,
  localizedText,
  localizedWord,
  oneOf,
  percent,
  slug,
  text,
  webAddress,
  iconName,
} from './fields.ts';
import { teachable } from './teach.ts';

/** `content/profile.yaml`: who the owner is. */
export const profileSchema = v.strictObject({
  name: described(text, 'Your name, as it stands on the site.'),
  email: described(
    v.pipe(v.string('an e-mail address'), v.email('an e-mail address'), v.title('e-mail address')),
    'Where visitors write to. It is shown.',
  ),
  location: described(localizedWord, 'Where you are: town and country.'),
  coordinates: described(
    v.strictObject({
      latitude: described(
        v.pipe(
          v.number('degrees as a number with a point, such as -33.45'),
          v.minValue(-90, 'degrees from -90 to 90'),
          v.maxValue(90, 'degrees from -90 to 90'),
        ),
        'North is positive.',
      ),
      longitude: described(
        v.pipe(
          v.number('degrees as a number with a point, such as -71.6'),
          v.minValue(-180, 'degrees from -180 to 180'),
          v.maxValue(180, 'degrees from -180 to 180'),
        ),
        'East is positive.',
      ),
    }),
    'Your place in decimal degrees. The sky of the home page is drawn for it.',
  ),
  timeZone: described(
    v.pipe(
      v.string('a time zone such as Europe/Madrid'),
      v.check((zone) => {
        try {
          return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
        } catch {
          return false;
        }
      }, 'a time zone such as Europe/Madrid'),
      v.title('time zone'),
    ),
    'A name such as Europe/Madrid. The days of the contribution graph are counted in it.',
  ),
  roles: described(
    v.pipe(v.array(localizedText), v.minLength(1, 'at least one role')),
    'What you are. The home page shows one after the other.',
  ),
  intro: described(localizedText, 'The first paragraph that a visitor reads.'),
  summary: described(localizedText, 'One sentence for search engines and shared links.'),
  about: described(localizedText, 'The text of the About page, in Markdown.'),
  aboutSummary: described(localizedText, 'The part about you of the home page: two or three sentences.'),
  figures: described(
    v.optional(
      v.array(
        v.strictObject({
          value: described(text, 'The figure: `15+`.'),
          label: described(localizedText, 'What it counts.'),
        }),
      ),
      [],
    ),
    'Figures that say how long and how much.',
  ),
  portraits: described(
    v.pipe(
      v.array(
        v.strictObject({
          image: described(imagePath, 'The picture, upright.'),
          alt: described(localizedText, 'What it shows, for those who cannot see it.'),
        }),
      ),
      v.minLength(1, 'one portrait, or two'),
      v.maxLength(2, 'one portrait, or two'),
    ),
    'One picture of you, or two. With a second one the home page has a button that swaps them.',
  ),
  social: described(
    v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            network: described(
              slug,
              'Any network: github, mastodon, bluesky. With the name of an icon of Simple Icons it needs no icon.',
            ),
            url: described(webAddress, 'Your page there.'),
            name: described(
              v.optional(localizedWord),
              'What it is called, where that is not the name of the network with a capital.',
            ),
            icon: described(v.optional(iconName), 'Collection and name of its icon: `lucide/store`.'),
          }),
        ),
        distinct('network', ({ network }) => network),
      ),
      [],
    ),
    'Where else you are to be found.',
  ),
  spokenLanguages: described(
    v.optional(
      v.array(
        v.strictObject({
          name: described(localizedText, 'The language.'),
          level: described(localizedText, 'How well: "native", "advanced (C1)".'),
        }),
      ),
      [],
    ),
    'The languages that you speak.',
  ),
  availability: described(
    v.strictObject({
      state: described(oneOf('open', 'limited', 'closed'), 'Whether you take on work.'),
      text: described(localizedText, 'The same in a sentence.'),
      responseTime: described(localizedText, 'How soon you answer.'),
    }),
    'Whether you can be hired.',
  ),
});

/** `content/skills.yaml` */
export const skillsSchema = v.strictObject({
  levels: described(
    v.optional(
      v.array(
        v.strictObject({
          name: described(localizedWord, 'What you can.'),
          level: described(percent, 'How well, of 100.'),
        }),
      ),
      [],
    ),
    'The bars of the About page, in this order.',
  ),
  groups: described(
    v.optional(
      v.array(
        v.strictObject({
          title: described(localizedText, 'The heading of the list.'),
          items: described(v.array(localizedWord), 'What is in it.'),
        }),
      ),
      [],
    ),
    'The lists in the part about you of the home page.',
  ),
});

/** `content/experience.yaml` */
export const experienceSchema = v.array(
  v.strictObject({
    title: described(localizedText, 'What you were there.'),
    company: described(localizedWord, 'For whom.'),
    period: described(localizedText, 'From when to when, as it is shown.'),
    description: described(localizedText, 'One or two sentences.'),
    url: described(v.optional(webAddress), 'The address of the company.'),
    ...teachable,
  }),
);

/** `content/education.yaml` */
export const educationSchema = v.array(
  v.strictObject({
    degree: described(localizedText, 'What you studied.'),
    institution: described(localizedWord, 'Where.'),
    institutionUrl: described(v.optional(webAddress), 'The address of that place.'),
    year: described(localizedWord, "When, as it is shown. A year that stands alone goes between quotes: `'2024'`."),
    description: described(localizedText, 'One or two sentences.'),
    ...teachable,
  }),
);

/** `content/pursuits.yaml`: what the owner makes besides code. */
export const pursuitsSchema = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        id: described(slug, 'A name for it, once in the list.'),
        title: described(localizedText, 'What it is called.'),
        description: described(localizedText, 'Two or three sentences.'),
        link: described(v.optional(address), 'Where there is more of it.'),
        linkText: described(v.optional(localizedText), 'The words of that link. A link needs them.'),
        ...teachable,
      }),
      v.forward(
        v.check(({ link, linkText }) => !link || linkText !== undefined, 'the words of the link'),
        ['linkText'],
      ),
      v.forward(
        v.check(({ link, linkText }) => !linkText || link !== undefined, 'the address that linkText leads to'),
        ['link'],
      ),
    ),
  ),
  distinct('id', ({ id }) => id),
);

/** A text whose marks of parts are right: see `conditional.ts`. */
const conditionalText = v.pipe(
  localizedText,
  v.check(
    (body) => Object.values(body).every((each) => problemOfMarks(each) === ''),
    ({ input }) =>
      Object.values(input as Localized)
        .map(problemOfMarks)
        .join(''),
  ),
);

/** `content/privacy.yaml`: the note that the contact form's agreement links to, in Markdown. */
export const privacySchema = v.strictObject({
  updated: described(isoDate, 'When the note was last changed.'),
  title: described(localizedText, 'Its heading.'),
  body: described(conditionalText, 'The note, in Markdown. What the site does with data is said here.'),
});

export type Profile = v.InferOutput<typeof profileSchema>;
export type Skills = v.InferOutput<typeof skillsSchema>;
export type Experience = v.InferOutput<typeof experienceSchema>[number];
export type Education = v.InferOutput<typeof educationSchema>[number];
export type Pursuit = v.InferOutput<typeof pursuitsSchema>[number];
export type Privacy = v.InferOutput<typeof privacySchema>;
