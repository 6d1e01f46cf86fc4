import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenFiles } from '#src/content/messages/lines.ts';
import { engineRoot } from '#src/content/roots.ts';
import { isShipped, languages } from '#src/i18n/languages.ts';

/** Basic Latin, and the quotes and dashes that phones insert. */
const always = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, at) => 0x20 + at)) + '\u00a0\u202f‘’“”–—…';

/** Every character in the site's content, words and components, in both cases, sorted. */
export function siteCharacters(root: string): string {
  const text = [
    ...writtenFiles(root).map(({ source }) => source),
    ...languages.filter(isShipped).map((language) => read(`i18n/${language}.ts`)),
    ...componentTexts(),
    ...languages.map(monthsIn),
  ].join('');
  return charactersOf(text);
}

/** A text's characters in both cases and composed (NFC), with those that every site needs. */
export function charactersOf(text: string): string {
  const written = text.normalize('NFC');
  const all = new Set(always + written + written.toUpperCase() + written.toLowerCase());
  return [...all]
    .filter((character) => !/[\p{Cc}\p{Cf}]/u.test(character))
    .sort()
    .join('');
}

/** Components and style sheets contain a few symbols, such as arrows. */
function componentTexts(): string[] {
  return readdirSync(join(engineRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx|css)$/.test(file) && !/\.test\.tsx$|(^|[\\/])parts[\\/]/.test(file))
    .map(read);
}

function monthsIn(language: string): string {
  const { format } = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return Array.from({ length: 12 }, (_, month) => format(new Date(2026, month, 15))).join('');
}

const read = (file: string) => readFileSync(join(engineRoot, 'src', file), 'utf8');
