import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#src/content/read/files.ts';
import { isShipped, languages } from '#src/i18n/languages.ts';

/** What anybody may type, and what telephones make of quotes and dashes. */
const always = characters([[0x20, 0x7e]]) + '\u00a0‘’“”–—…';

/** Every character that the site's content, words and components write, each in both cases, sorted. */
export function siteCharacters(root: string): string {
  const text = [
    ...textsOfContent(root),
    ...languages.filter(isShipped).map((language) => read(root, `src/i18n/${language}.ts`)),
    ...componentTexts(root),
    ...languages.map(monthsIn),
  ].join('');
  return charactersOf(text);
}

/** The characters of a text, in both cases and composed, with those that every site needs. */
export function charactersOf(text: string): string {
  const written = text.normalize('NFC');
  const all = new Set(always + written + written.toUpperCase() + written.toLowerCase());
  return [...all]
    .filter((character) => !/[\p{Cc}\p{Cf}]/u.test(character))
    .sort()
    .join('');
}

/** All characters of some ranges. */
function characters(ranges: readonly (readonly [number, number])[]): string {
  return ranges
    .map(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join(''))
    .join('');
}

function textsOfContent(root: string): string[] {
  const folder = join(root, 'content');
  return filesBelow(folder)
    .filter((file) => /\.(ya?ml|md)$/.test(file) && !/^(files|images)\//.test(file))
    .map((file) => read(folder, file));
}

/** Components and sheets write a mark here and there: an arrow, a dot between two words. */
function componentTexts(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx|css)$/.test(file) && !/\.test\.tsx$|(^|[\\/])parts[\\/]/.test(file))
    .map((file) => read(join(root, 'src'), file));
}

function monthsIn(language: string): string {
  const { format } = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return Array.from({ length: 12 }, (_, month) => format(new Date(2026, month, 15))).join('');
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
