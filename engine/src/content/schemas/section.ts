import * as v from 'valibot';
import { described, issueAt, optional } from './described.ts';
import {
  address,
  atLeastOne,
  dayMonthOrYear,
  imagePath,
  isoMonthOrYear,
  localizedText,
  localizedWord,
  oneOf,
} from './fields.ts';

const entrySchema = v.strictObject({
  title: described(localizedWord, 'Its name; of a quotation, the name of the person.'),
  detail: optional(localizedWord, 'A few words beside the name: a place, an organisation, a position.'),
  date: optional(
    dayMonthOrYear,
    'When it was: a day (`2025-03-29`), a month (`2025-03`) or a year. The site words it in each language.',
  ),
  from: optional(isoMonthOrYear, 'For something that lasted: when it began, as a month or a year.'),
  to: optional(isoMonthOrYear, 'When it ended. Omit it if it is current.'),
  text: optional(localizedText, 'One or two sentences; of a quotation, what the person said.'),
  image: optional(imagePath, 'A picture: of the person, the thing, or the logo.'),
  imageAlt: optional(localizedText, 'What the picture shows, if it shows more than the texts say.'),
  link: optional(address, 'Where it leads: a page of this site or another.'),
  linkText: optional(localizedText, 'The text of the link. Without it, the name or the detail is the link.'),
});

type SectionEntry = v.InferOutput<typeof entrySchema>;

export const sectionKinds = ['timeline', 'cards', 'quotes', 'list', 'logos', 'links'] as const;

export type SectionKind = (typeof sectionKinds)[number];

/** The field that a kind needs in each entry. */
const needs: Partial<Record<SectionKind, readonly [field: keyof SectionEntry, expected: string]>> = {
  timeline: ['date', 'when it was: date: 2025-03, or from: 2021-09'],
  quotes: ['text', 'what the person said, in each language'],
  links: ['link', 'the address that it leads to'],
};

/** `content/sections/<name>.yaml`: a section of the owner's own. */
export const sectionSchema = v.pipe(
  v.strictObject({
    kind: described(oneOf(...sectionKinds), 'How its entries are shown.'),
    title: described(localizedText, 'The heading.'),
    intro: optional(localizedText, 'A sentence or two below the heading.'),
    entries: described(atLeastOne(entrySchema, 'entry'), 'The entries, in the order in which they are shown.'),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const section = dataset.value;
    section.entries.forEach((value, key) => {
      const issue = (field: keyof SectionEntry, message: string) =>
        addIssue(issueAt(section, ['entries', key, field], message));
      const [field, expected] = needs[section.kind] ?? [];
      const has = (name: keyof SectionEntry) => value[name] !== undefined;
      if (field && expected && !has(field) && !(field === 'date' && (has('from') || has('to')))) issue(field, expected);
      if (has('linkText') && !has('link')) issue('link', 'the address that linkText leads to');
      if (has('imageAlt') && !has('image')) issue('image', 'the picture that imageAlt describes');
    });
  }),
);

/** A section with the name of its file. */
export type OwnSection = v.InferOutput<typeof sectionSchema> & { name: string };
