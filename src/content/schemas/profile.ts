import * as v from 'valibot';
import type { Localized } from '#src/i18n/languages.ts';
import { problemOfMarks } from '../conditional.ts';
import {
  address,
  distinct,
  imagePath,
  isoDate,
  localizedText,
  localizedWord,
  percent,
  slug,
  text,
  webAddress,
} from './fields.ts';
import { teachable } from './teach.ts';

/** `content/profile.yaml`: who the owner is. */
export const profileSchema = v.strictObject({
  name: text,
  email: v.pipe(v.string('an e-mail address'), v.email('an e-mail address')),
  location: localizedWord,
  /** Decimal degrees; the sky of the hero is drawn for this place. */
  coordinates: v.strictObject({
    latitude: v.pipe(
      v.number('degrees'),
      v.minValue(-90, 'degrees from -90 to 90'),
      v.maxValue(90, 'degrees from -90 to 90'),
    ),
    longitude: v.pipe(
      v.number('degrees'),
      v.minValue(-180, 'degrees from -180 to 180'),
      v.maxValue(180, 'degrees from -180 to 180'),
    ),
  }),
  /** IANA name, such as Europe/Madrid: the days of the contribution graph are counted in it. */
  timeZone: v.pipe(
    v.string('a time zone such as Europe/Madrid'),
    v.check((zone) => {
      try {
        return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
      } catch {
        return false;
      }
    }, 'a time zone such as Europe/Madrid'),
  ),
  /** The hero shows one after the other. */
  roles: v.pipe(v.array(localizedText), v.minLength(1, 'at least one role')),
  /** The first paragraph a visitor reads. */
  intro: localizedText,
  /** One sentence for search engines and cards. */
  summary: localizedText,
  /** The About page's text, in Markdown. */
  about: localizedText,
  /** The About section of Home: two or three sentences. */
  aboutSummary: localizedText,
  figures: v.optional(v.array(v.strictObject({ value: text, label: localizedText })), []),
  /** The first is the owner's; with a second one the hero has a button that swaps them. */
  portraits: v.pipe(
    v.array(v.strictObject({ image: imagePath, alt: localizedText })),
    v.minLength(1, 'one portrait, or two'),
    v.maxLength(2, 'one portrait, or two'),
  ),
  social: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          network: v.picklist(
            ['github', 'linkedin', 'x', 'instagram', 'shop'],
            'github, linkedin, x, instagram or shop',
          ),
          url: webAddress,
        }),
      ),
      distinct('network', ({ network }) => network),
    ),
    [],
  ),
  spokenLanguages: v.optional(v.array(v.strictObject({ name: localizedText, level: localizedText })), []),
  availability: v.strictObject({
    state: v.picklist(['open', 'limited', 'closed'], 'open, limited or closed'),
    text: localizedText,
    /** How soon the owner answers. */
    responseTime: localizedText,
  }),
});

/** `content/skills.yaml` */
export const skillsSchema = v.strictObject({
  /** The bars of the About page. */
  levels: v.optional(v.array(v.strictObject({ name: localizedWord, level: percent })), []),
  /** The lists of Home's About section. */
  groups: v.optional(v.array(v.strictObject({ title: localizedText, items: v.array(localizedWord) })), []),
});

/** `content/experience.yaml` */
export const experienceSchema = v.array(
  v.strictObject({
    title: localizedText,
    company: localizedWord,
    period: localizedText,
    description: localizedText,
    url: v.optional(webAddress),
    ...teachable,
  }),
);

/** `content/education.yaml` */
export const educationSchema = v.array(
  v.strictObject({
    degree: localizedText,
    institution: localizedWord,
    institutionUrl: v.optional(webAddress),
    year: localizedWord,
    description: localizedText,
    ...teachable,
  }),
);

/** `content/pursuits.yaml`: what the owner makes besides code. */
export const pursuitsSchema = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        id: slug,
        title: localizedText,
        description: localizedText,
        link: v.optional(address),
        linkText: v.optional(localizedText),
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
export const privacySchema = v.strictObject({ updated: isoDate, title: localizedText, body: conditionalText });

export type Profile = v.InferOutput<typeof profileSchema>;
export type Skills = v.InferOutput<typeof skillsSchema>;
export type Experience = v.InferOutput<typeof experienceSchema>[number];
export type Education = v.InferOutput<typeof educationSchema>[number];
export type Pursuit = v.InferOutput<typeof pursuitsSchema>[number];
export type Privacy = v.InferOutput<typeof privacySchema>;
