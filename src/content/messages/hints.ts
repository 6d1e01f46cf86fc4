import type * as v from 'valibot';
import { nearNames } from '#src/lib/near-names.ts';
import { slugOf } from '#src/lib/text.ts';
import { lacksHttps } from '#src/lib/web-address.ts';

/** What to do about a picture of an iPhone, which no browser shows. */
export const heicHint =
  'browsers show no HEIC; save it as JPG (on a Mac: open it in Preview, File, Export; on the iPhone: Settings, Camera, Formats, Most Compatible) and name that';

/** "is it ... or ...?" for a name that nothing has. */
export function nearHint(word: string, names: readonly string[], wordOf?: (name: string) => string): string {
  const near = nearNames(word, names, wordOf);
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : '';
}

/** What someone who wrote this value may want to know; empty when there is nothing to say but what is expected. */
export function valueHint(issue: v.BaseIssue<unknown>): string {
  const value = issue.input;
  if (typeof value === 'number' || typeof value === 'boolean')
    return issue.type === 'string' ? `between quotes it is a text: '${value}'` : '';
  if (typeof value !== 'string') return '';
  if (issue.message.includes('https://') && lacksHttps(value)) return `write https://${value}`;
  if (/content\/images\//.test(issue.message) && /\.hei[cf]$/i.test(value)) return heicHint;
  if (issue.type === 'number' && /^-?\d+,\d+$/.test(value)) return `with a point: ${value.replace(',', '.')}`;
  if (issue.message.startsWith('a slug') && slugOf(value) !== '') return `write ${slugOf(value)}`;
  if (issue.type === 'number' && value.trim() !== '' && Number.isFinite(Number(value)))
    return `without quotes it is a number: ${value}`;
  if (issue.type === 'boolean' && /^(yes|no|on|off|sí|si|true|false)$/i.test(value))
    return `write ${/^(no|off|false)$/i.test(value) ? 'false' : 'true'}, without quotes`;
  return '';
}

/** The name of a file without its folder and its ending. */
const fileWord = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** Which files that are there may have been meant by one that is not. */
export function fileHint(name: string, files: readonly string[]): string {
  return nearHint(name, files, fileWord);
}
