import * as v from 'valibot';
import { described, list, optional, rule } from './described.ts';
import { isoMonthOrYear, localizedText, localizedWord, webAddress } from './fields.ts';
import { teachable } from './teach.ts';

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

const period = {
  from: optional(
    isoMonthOrYear,
    'When it began, as a month (`2021-09`) or a year (`2021`). The site formats it in each language.',
  ),
  to: optional(isoMonthOrYear, 'When it ended. Omit it if it is current.'),
};

const highlights = list(
  'Achievements, one line each: what you did and what it changed. The CV lists them.',
  localizedText,
);

const description = optional(localizedText, 'One or two sentences.');

const isInOrder = ({ from, to }: Period) => !from || !to || from.slice(0, to.length) <= to.slice(0, from.length);
const orderRule = 'a month that is not before from';

/** `content/experience.yaml` */
export const experienceSchema = v.array(
  v.pipe(
    v.strictObject({
      title: described(localizedText, 'Your position.'),
      company: described(localizedWord, 'The company or client.'),
      ...period,
      period: optional(localizedText, 'The period in your own words, shown instead of `from` and `to`.'),
      description,
      highlights,
      url: optional(webAddress, 'The address of the company.'),
      ...teachable,
    }),
    rule('to', (entry) => isInOrder(entry), orderRule),
  ),
);

/** `content/education.yaml` */
export const educationSchema = v.array(
  v.pipe(
    v.strictObject({
      degree: described(localizedText, 'What you studied.'),
      institution: described(localizedWord, 'The school or institution.'),
      institutionUrl: optional(webAddress, 'Its address.'),
      ...period,
      year: optional(
        localizedWord,
        "The year or years in your own words, shown instead of `from` and `to`. Put a year on its own between quotes: `'2024'`.",
      ),
      description,
      highlights,
      ...teachable,
    }),
    rule('to', (entry) => isInOrder(entry), orderRule),
  ),
);

export type Experience = v.InferOutput<typeof experienceSchema>[number];
export type Education = v.InferOutput<typeof educationSchema>[number];
