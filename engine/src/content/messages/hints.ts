import type * as v from 'valibot';
import { nearNames } from '#src/lib/near-names.ts';
import { defaultLanguage, isLanguage, languageOfCountry } from '#src/i18n/languages.ts';
import { slugOf } from '#src/lib/slug.ts';
import { isDay } from '#src/lib/time/days.ts';
import { lacksHttps } from '#src/lib/web-address.ts';

export const heicHint =
  'browsers cannot show HEIC; save it as JPG (on a Mac: open it in Preview, File, Export; on the iPhone: Settings, Camera, Formats, Most Compatible) and use that file name';

/** "did you mean … or …?", with the known names most like an unknown one. */
export function nearHint(word: string, names: readonly string[], wordOf?: (name: string) => string): string {
  const near = nearNames(word, names, wordOf);
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : '';
}

/** What a slug would be, in the language of its field. */
function slugFor({ message, path }: v.BaseIssue<unknown>, value: string): string {
  const language = path?.at(-1)?.key;
  return /^a name (of|with)/.test(message) ? slugOf(value, isLanguage(language) ? language : defaultLanguage) : '';
}

/** The day of a date in another order, such as `1.5.2025` or `31/5/2025`; empty if it may be two days, or none. */
function dayOf(text: string): string {
  const yearLast = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text);
  const [, first = '', , second = '', last = ''] = yearLast ?? [];
  const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(text);
  const written = yearFirst
    ? [yearFirst.slice(1)]
    : [[last, second, first], ...(yearLast?.[2] === '.' ? [] : [[last, first, second]])];
  const days = written.map((parts) => parts.map((part) => part.padStart(2, '0')).join('-')).filter(isDay);
  return new Set(days).size === 1 ? (days[0] ?? '') : '';
}

/** What to write in place of a value; empty if that is not clear. */
function insteadOf(issue: v.BaseIssue<unknown>, value: string): string {
  const { message } = issue;
  if (message.includes('https://') && lacksHttps(value)) return `https://${value}`;
  if (message.includes('YYYY-MM-DD')) return dayOf(value);
  const language = message.startsWith("a language's code") ? languageOfCountry(value) : '';
  return language ? `${language}, the language of ${value.toUpperCase()}` : slugFor(issue, value);
}

/** A hint for the owner; empty when the expectation is enough. */
export function valueHint(issue: v.BaseIssue<unknown>): string {
  const value = issue.input;
  if (typeof value === 'number' || typeof value === 'boolean')
    return issue.type === 'string' ? `put it between quotes to make it a text: '${value}'` : '';
  if (typeof value !== 'string') return '';
  const better = insteadOf(issue, value);
  if (better) return `write ${better}`;
  if (/content\/images\//.test(issue.message) && /\.hei[cf]$/i.test(value)) return heicHint;
  if (issue.type === 'number' && /^-?\d+,\d+$/.test(value)) return `use a decimal point: ${value.replace(',', '.')}`;
  if (issue.type === 'number' && value.trim() !== '' && Number.isFinite(Number(value)))
    return `remove the quotes to make it a number: ${value}`;
  if (issue.type === 'boolean' && /^(yes|no|on|off|sí|si|true|false)$/i.test(value))
    return `write ${/^(no|off|false)$/i.test(value) ? 'false' : 'true'}, without quotes`;
  return '';
}
