import * as v from 'valibot';

/** A text that must not be blank. */
export const text = v.pipe(v.string('text'), v.trim(), v.minLength(1, 'a text that is not empty'));

/** The same text in both languages. */
export const localizedText = v.strictObject({ es: text, en: text });

/** A word that is the same in both languages (`TypeScript`), or one for each (`{ es: Juego, en: Game }`). */
export const localizedWord = v.pipe(
  v.union([text, localizedText], 'a text, or { es, en }'),
  v.transform((word) => (typeof word === 'string' ? { es: word, en: word } : word)),
);

/** A calendar day as `YYYY-MM-DD` that exists. */
export const isoDate = v.pipe(
  v.string('a date as YYYY-MM-DD'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a date as YYYY-MM-DD'),
  v.check((day) => {
    const time = Date.parse(`${day}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  }, 'a date that exists'),
);

/** A day (`2025-03-29`) or a month (`2025-08`). */
export const isoMonthOrDate = v.union(
  [v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)), isoDate],
  'a month as YYYY-MM or a date as YYYY-MM-DD',
);

/** An address that starts with http:// or https://. */
export const webAddress = v.pipe(
  v.string('an address that starts with https://'),
  v.check((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'an address that starts with https://'),
);

/** A page of this site (`/privacy`) or a web address. */
export const address = v.union(
  [v.pipe(v.string(), v.regex(/^\/(?!\/)/)), webAddress],
  'an address that starts with https://, or with / for a file of this site',
);

/** A slug: lower-case letters, figures and hyphens. */
export const slug = v.pipe(
  v.union([v.string(), v.number()], 'a slug of lower-case letters, figures and hyphens'),
  v.transform(String),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug of lower-case letters, figures and hyphens'),
);

/** A picture, as its path below `content/images/`. That it exists is checked when the content is loaded. */
export const imagePath = v.pipe(
  v.string('a picture below content/images/'),
  v.regex(/^(?!.*\.\.)[\w./-]+\.(svg|png|jpe?g|webp|avif|tiff?)$/i, 'a picture below content/images/ (svg, png, jpg, webp, avif, tif)'),
  v.metadata({ folder: 'images' }),
);

/** A file for download or playing, as its path below `content/files/`. That it exists is checked when the content is loaded. */
export const filePath = v.pipe(
  v.string('a file below content/files/'),
  v.regex(/^(?!.*\.\.)[\w./-]+\.\w+$/, 'a file below content/files/'),
  v.metadata({ folder: 'files' }),
);

/** A share of 100. */
export const percent = v.pipe(v.number('a number from 0 to 100'), v.minValue(0, 'a number from 0 to 100'), v.maxValue(100, 'a number from 0 to 100'));

/** A colour as `#RRGGBB`. */
export const hexColor = v.pipe(v.string('a colour as #RRGGBB'), v.regex(/^#[0-9a-f]{6}$/i, 'a colour as #RRGGBB'));
