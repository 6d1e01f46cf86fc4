import * as v from 'valibot';
import {
  defaultLanguage,
  isLanguageCode,
  isShipped,
  languages,
  perLanguage,
  type Language,
  type Localized,
} from '#src/i18n/languages.ts';
import { isDay } from '#src/lib/time/days.ts';
import { withBorrowed } from '../borrowed.ts';
import { issueAt } from './described.ts';

export const text = v.pipe(v.string('text'), v.trim(), v.minLength(1, 'a text that is not empty'), v.title('text'));

/** A text that fits a pattern. */
const matching = (pattern: RegExp, expected: string, title: string) =>
  v.pipe(v.string(expected), v.regex(pattern, expected), v.title(title));

/** A list with an entry; `what` names one. */
export const atLeastOne = <S extends v.GenericSchema>(entry: S, what: string) =>
  v.pipe(v.array(entry), v.minLength(1, `at least one ${what}`));

/** Shipped languages need every text; the owner's own languages may borrow the default's. */
const mustHave = (language: string) => language === defaultLanguage || isShipped(language);

/** One field per language: `es: …`, `en: …`. */
export function fieldsInEach(schemaOf: (language: Language) => v.GenericSchema): Record<string, v.GenericSchema> {
  const own = (each: Language) => (mustHave(each) ? schemaOf(each) : v.optional(schemaOf(each)));
  return Object.fromEntries(languages.map((each) => [each, own(each)]));
}

type Written = Partial<Localized<string | null>>;

const inEachRule = `the text in each language, on a line each: ${languages.map((each) => `${each}: …`).join(' and ')}`;

/** A language with null has not got its text yet, and borrows another's. */
const textInEach = v.pipe(
  v.strictObject(
    fieldsInEach(() => v.nullable(text)),
    (issue) => (issue.expected === 'Object' ? inEachRule : issue.message),
  ) as v.GenericSchema<unknown, Written>,
  v.check((written) => Object.values(written).some((each) => each !== null), inEachRule),
);

// Not unions: their messages could not say which language is missing.

/** True for a value without language keys, when only one language needs every text. Also true for a missing value. */
export function isPlain(value: unknown): boolean {
  return (
    languages.filter(mustHave).length === 1 && (Array.isArray(value) || typeof value !== 'object' || value === null)
  );
}

/** A text per language. With a single language it is plain text, even if the owner's own languages are added. */
export const localizedText = v.pipe(
  v.lazy((value) => (isPlain(value) ? text : textInEach)),
  v.transform((written) =>
    withBorrowed(typeof written === 'string' ? ({ [defaultLanguage]: written } as Written) : written),
  ),
  v.title('text in each language'),
);

/** A word for all languages (`TypeScript`) or one per language (`{ es: Juego, en: Game }`). */
export const localizedWord = v.pipe(
  v.lazy((value) => (typeof value === 'object' && value !== null ? textInEach : text)),
  v.transform((written) => (typeof written === 'string' ? perLanguage(() => written) : withBorrowed(written))),
  v.title('text, or text in each language'),
);

export const languageCode = v.pipe(
  v.string("a language's code, such as es or en"),
  v.regex(/^[a-z]{2,3}$/, "a language's code of two or three small letters, such as es or en"),
  v.check(isLanguageCode, "a language's code, such as es or en"),
);

/** An existing calendar day as `YYYY-MM-DD`. */
export const isoDate = v.pipe(
  matching(/^\d{4}-\d{2}-\d{2}$/, 'a date as YYYY-MM-DD', 'date as YYYY-MM-DD'),
  v.check(isDay, 'a date that exists'),
);

/** A day (`2025-03-29`) or a month (`2025-08`). */
export const isoMonthOrDate = v.pipe(
  v.union(
    [v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)), isoDate],
    'a month as YYYY-MM or a date as YYYY-MM-DD',
  ),
  v.title('month as YYYY-MM, or date as YYYY-MM-DD'),
);

const monthRule = 'a month as YYYY-MM, or a year as YYYY';

/** A month (`2021-09`) or a year (`2021`). */
export const isoMonthOrYear = v.pipe(
  v.union([v.string(), v.number()], monthRule),
  v.transform(String),
  v.regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, monthRule),
  v.title('month as YYYY-MM, or year as YYYY'),
);

/** A year (`2025`), a month (`2025-08`) or a day (`2025-03-29`). */
export const dayMonthOrYear = v.pipe(
  v.union([isoMonthOrYear, isoDate], 'a day as YYYY-MM-DD, a month as YYYY-MM, or a year as YYYY'),
  v.title('date as YYYY-MM-DD, month as YYYY-MM, or year as YYYY'),
);

export const webAddress = v.pipe(
  v.string('an address that starts with https://'),
  v.check((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'an address that starts with https://'),
  v.title('address'),
);

/** A page of this site (`/privacy`) or a web address. */
export const address = v.pipe(
  v.union(
    [v.pipe(v.string(), v.regex(/^\/(?!\/)/)), webAddress],
    'an address that starts with https://, or with / for a file of this site',
  ),
  v.title('address, or a page of this site'),
);

export const slug = v.pipe(
  v.union([v.string(), v.number()], 'a name of lower-case letters, digits and hyphens'),
  v.transform(String),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of lower-case letters, digits and hyphens'),
  v.title('lower-case letters, digits and hyphens'),
);

/** A slug with its own address; digits alone are ids. */
export const namedSlug = v.pipe(
  slug,
  v.regex(/[a-z]/, 'a name with a letter in it, such as my-shop'),
  v.title('lower-case letters, digits and hyphens'),
);

export function distinct<Entry>(field: string, ...namesOf: ((entry: Entry) => string)[]) {
  return v.rawCheck<Entry[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const list = dataset.value;
    list.forEach((value, key) => {
      const nameOf = namesOf.find((each) => list.findIndex((other) => each(other) === each(value)) !== key);
      if (!nameOf) return;
      const issue = issueAt(list, field ? [key, field] : [key], 'a name that no other entry of the list has');
      addIssue({ ...issue, input: nameOf(value) });
    });
  });
}

export const tags = v.pipe(
  v.array(localizedWord),
  distinct('', ...languages.map((language) => (tag: Localized) => tag[language])),
);

/** Path relative to `content/images/`. Its existence is checked when the content is loaded. */
export const imagePath = v.pipe(
  matching(
    /^([\w-][\w.-]*\/)*[\w-][\w.-]*\.(svg|png|jpe?g|webp|avif|tiff?)$/i,
    'a picture below content/images/, its name of plain letters, digits, - and _ (svg, png, jpg, webp, avif, tif)',
    'picture below content/images/',
  ),
  v.metadata({ folder: 'images' }),
);

/** Path relative to `content/files/`. Its existence is checked when the content is loaded. */
export const filePath = v.pipe(
  matching(
    /^([\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/,
    'a file below content/files/, its name of plain letters, digits, - and _',
    'file below content/files/',
  ),
  v.metadata({ folder: 'files' }),
);

export function numberFrom(least: number, most: number, what = 'a number') {
  const rule = `${what} from ${least} to ${most}`;
  return v.pipe(v.number(rule), v.minValue(least, rule), v.maxValue(most, rule));
}

export const percent = v.pipe(numberFrom(0, 100), v.title('number from 0 to 100'));

export const hexColor = matching(/^#[0-9a-f]{6}$/i, 'a colour such as #0a7d5a', "a colour such as '#0a7d5a'");

export const trueOrFalse = v.boolean('true or false');

export const wholeNumber = v.pipe(v.number('a whole number'), v.integer('a whole number'), v.minValue(1, 'at least 1'));

/** One of several words: `finished or in-progress`. */
export function oneOf<const Words extends readonly string[]>(...words: Words) {
  const [last, ...others] = [...words].reverse();
  return v.picklist(words, `${others.reverse().join(', ')} or ${last}`);
}

/** Collection and name of an Iconify icon: `logos/react`. */
export const iconName = matching(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'collection/icon, such as logos/react', 'collection/icon');
