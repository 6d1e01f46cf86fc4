/** A job or a study as another program has it. Dates are `2021` or `2021-09`. */
export interface ImportedPost {
  title: string;
  place: string;
  url?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  description?: string | undefined;
  highlights: string[];
}

export interface ImportedProject {
  title: string;
  description?: string | undefined;
  demo?: string | undefined;
  code?: string | undefined;
  tags: string[];
  date?: string | undefined;
}

/** What was understood of a file or a profile. All texts are plain. */
export interface Imported {
  /** The language of its texts; without it, the site's first. */
  language?: string | undefined;
  answers: Partial<Record<'name' | 'email' | 'role' | 'location' | 'url', string>>;
  /** All roles, if there are several; the first is the answer. */
  roles: string[];
  summary?: string | undefined;
  social: { network: string; url: string }[];
  jobs: ImportedPost[];
  studies: ImportedPost[];
  /** A list without a title has none. */
  skills: { title: string; items: string[] }[];
  languages: { name: string; level?: string | undefined }[];
  projects: ImportedProject[];
  leftOut: string[];
}

export function nothingYet(): Imported {
  const none = { roles: [], social: [], jobs: [], studies: [], skills: [], languages: [], projects: [], leftOut: [] };
  return { answers: {}, ...none };
}

/** A post with a title or a place (else undefined). Lines of the description with a bullet are highlights. */
export function postOf({
  title,
  place,
  description = '',
  highlights,
  ...dates
}: { title: string | undefined; place: string | undefined } & Omit<ImportedPost, 'title' | 'place'>):
  ImportedPost | undefined {
  const [own, at] = [title ?? place, place ?? title];
  if (own === undefined || at === undefined) return undefined;
  const bullet = /^\s*[•▪●◦‣·*–-]\s+/;
  const lines = description.replace(/\s*•\s+/g, '\n• ').split('\n');
  const points = lines.flatMap((each) => (bullet.test(each) ? [each.replace(bullet, '').trim()] : []));
  const others = lines.filter((each) => !bullet.test(each)).join('\n');
  return { title: own, place: at, ...dates, description: plain(others), highlights: [...highlights, ...points] };
}

/** A certificate has a day, not a period. */
export const onItsDay = (post: ImportedPost): ImportedPost => ({ ...post, to: post.to ?? post.from });

/** Words as a list, each once; undefined without any. */
export function joined(words: readonly (string | undefined)[]): string | undefined {
  const all = [...new Set(words.filter((each) => each !== undefined))];
  return all.join(/\p{Script=Arabic}/u.test(all.join()) ? '، ' : ', ') || undefined;
}

const longest = 4000;

/** A text without control characters, or undefined if it is none or empty. */
export function plain(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ''))
    .trim();
  return text === '' ? undefined : text.slice(0, longest);
}

/** The same in one line. */
export function line(value: unknown): string | undefined {
  return plain(value)?.replace(/\s+/g, ' ');
}

export function webAddressIn(value: unknown): string | undefined {
  const text = line(value);
  const address = text && /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;
  return address && /^https?:\/\/[^\s"<>]+$/.test(address) && URL.canParse(address) ? address : undefined;
}

const monthLocales = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl', 'tr', 'sv', 'da', 'ru', 'el'];
const monthNames = monthLocales.map((locale) => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month)).toLowerCase());
});

/** A month or a year in a date of any form: `2021-09-14`, `Sep 2021`, `2021`. */
export function monthIn(value: unknown): string | undefined {
  const text = line(value)?.toLowerCase() ?? '';
  const [, iso] = /^(\d{4}(?:-(?:0[1-9]|1[0-2]))?)(?:-|$)/.exec(text) ?? [];
  if (iso) return iso;
  const [year] = /\b(19|20)\d{2}\b/.exec(text) ?? [];
  const [word] = /\p{L}{3,}/u.exec(text) ?? [];
  if (!year) return undefined;
  const monthOf = (start: string) =>
    monthNames.map((names) => names.findIndex((name) => name.startsWith(start))).find((index) => index >= 0);
  const found = word && (monthOf(word) ?? monthOf(word.slice(0, 3)));
  return typeof found !== 'number' ? year : `${year}-${String(found + 1).padStart(2, '0')}`;
}
