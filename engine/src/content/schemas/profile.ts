import * as v from 'valibot';
import type { Localized } from '#src/i18n/languages.ts';
import { problemOfMarks } from '../read/conditional.ts';
import { described, group, groups, needs, optional } from './described.ts';
import {
  address,
  atLeastOne,
  distinct,
  imagePath,
  isoDate,
  localizedText,
  localizedWord,
  numberFrom,
  oneOf,
  percent,
  slug,
  text,
  webAddress,
  iconName,
} from './fields.ts';
import { teachable } from './teach.ts';

const pictureWithAlt = (what: string) =>
  v.strictObject({
    image: described(imagePath, what),
    alt: described(localizedText, 'What it shows, for people who cannot see it.'),
  });

/** `content/profile.yaml`: who the owner is. */
export const profileSchema = v.strictObject({
  name: described(localizedWord, 'Your name, as shown on the site. In each language where scripts differ.'),
  email: described(
    v.pipe(v.string('an email address'), v.email('an email address'), v.title('email address')),
    'Where visitors write to. It is public.',
  ),
  location: described(localizedWord, 'Where you live: town and country.'),
  coordinates: group('Your place in decimal degrees. The sky of the home page is drawn for it.', {
    latitude: described(numberFrom(-90, 90, 'degrees as a number with a point'), 'North is positive.'),
    longitude: described(numberFrom(-180, 180, 'degrees as a number with a point'), 'East is positive.'),
  }),
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
    'A name such as Europe/Madrid. The contribution graph uses its days.',
  ),
  roles: described(atLeastOne(localizedText, 'role'), 'Your roles. The home page shows one after the other.'),
  intro: described(localizedText, 'The first paragraph that a visitor reads.'),
  summary: described(
    localizedText,
    'Who you are, in one to three sentences, for search engines, shared links and the head of your CV.',
  ),
  about: described(localizedText, 'The text of the About page, in Markdown.'),
  aboutSummary: described(localizedText, 'The section about you on the home page: two or three sentences.'),
  figures: groups('Figures such as years of experience and number of projects.', {
    value: described(text, 'The figure: `15+`.'),
    label: described(localizedText, 'What it counts.'),
    counts: optional(
      v.union([v.literal('projects'), isoDate], 'projects, or a day such as 2024-02-01'),
      'What it should equal, for `npx firstlight doctor`: `projects` (the number of finished ones), or the day from which years are counted.',
    ),
  }),
  heroPicture: optional(
    pictureWithAlt('The picture, square or upright.'),
    'A custom picture at the top of the home page, instead of portrait, star chart and project pictures.',
  ),
  portraits: described(
    v.pipe(
      v.array(pictureWithAlt('The picture, upright.')),
      v.minLength(1, 'one portrait, or two'),
      v.maxLength(2, 'one portrait, or two'),
    ),
    'One or two pictures of you. With two, the home page has a button that swaps them.',
  ),
  social: described(
    v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            network: described(
              slug,
              'Any network: github, mastodon, bluesky. It needs no icon if Simple Icons has one of that name.',
            ),
            url: described(webAddress, 'Your page there.'),
            name: optional(localizedWord, 'Its name, if it differs from the capitalised name of the network.'),
            icon: optional(iconName, 'Collection and name of its icon: `lucide/store`.'),
          }),
        ),
        distinct('network', ({ network }) => network),
      ),
      [],
    ),
    'Your profiles on other sites.',
  ),
  spokenLanguages: groups('The languages that you speak.', {
    name: described(localizedText, 'The language.'),
    level: optional(localizedText, 'Your level: "native", "advanced (C1)".'),
  }),
  availability: group('Whether you can be hired.', {
    state: described(oneOf('open', 'limited', 'closed'), 'Whether you take on work.'),
    text: described(localizedText, 'Your availability in a sentence.'),
    responseTime: described(localizedText, 'How soon you answer.'),
  }),
});

/** `content/skills.yaml` */
export const skillsSchema = v.strictObject({
  levels: groups('The bars of the About page, in this order.', {
    name: described(localizedWord, 'The skill.'),
    level: described(percent, 'Your level, from 0 to 100.'),
  }),
  groups: groups('The lists in the section about you on the home page.', {
    title: described(localizedText, 'The heading of the list.'),
    items: described(v.array(localizedWord), 'The entries of the list.'),
  }),
});

/** `content/pursuits.yaml`: the owner's work besides code. */
export const pursuitsSchema = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        id: described(slug, 'An id, unique in the list.'),
        title: described(localizedText, 'Its name.'),
        description: described(localizedText, 'Two or three sentences.'),
        link: optional(address, 'A page with more about it.'),
        linkText: optional(localizedText, 'The text of the link. Required with link.'),
        ...teachable,
      }),
      needs('linkText', 'link', 'the words of the link'),
      needs('link', 'linkText', 'the address that linkText leads to'),
    ),
  ),
  distinct('id', ({ id }) => id),
);

/** A text with valid condition markers, see `conditional.ts`. */
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

/** `content/privacy.yaml`: the privacy note that the contact form links to, in Markdown. */
export const privacySchema = v.strictObject({
  updated: described(isoDate, 'When the note was last changed.'),
  title: described(localizedText, 'Its heading.'),
  body: described(conditionalText, 'The note, in Markdown: what the site does with data.'),
});

export type Profile = v.InferOutput<typeof profileSchema>;
export type Skills = v.InferOutput<typeof skillsSchema>;
export type Pursuit = v.InferOutput<typeof pursuitsSchema>[number];
export type Privacy = v.InferOutput<typeof privacySchema>;
