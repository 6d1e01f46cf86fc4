import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { es } from '#src/i18n/es.ts';
import { isShipped, languages } from '#src/i18n/languages.ts';
import type { Features } from '../owner/features.ts';
import type { ContentProblem } from '../read/problem.ts';
import { hasForms, moreForms } from '../schemas/words.ts';
import { nearHint } from './hints.ts';
import { withLine } from './place.ts';

/** Names of missing texts to list; the rest is counted. */
const mostNames = 5;

/** Texts in `content/words/` that are ignored, and missing ones of the parts that the site has, shown in English. */
export function wordNotes(root: string, features: Partial<Features>): ContentProblem[] {
  const absent = Object.entries(features).flatMap(([name, has]) => (has ? [] : [name]));
  return languages.flatMap((language) => {
    const file = `content/words/${language}.yaml`;
    if (!existsSync(join(root, file))) return [];
    const { unknown, missing: lacking } = compared(es, parse(readFileSync(join(root, file), 'utf8')), '');
    const missing = lacking.filter((field) => !absent.includes(field.replace(/\..*$/, '')));
    const expected = 'a known interface text (misspelt, or removed in a newer version; ignored)';
    const notes = unknown.map(({ field, hint }) =>
      withLine(root, { file, field, expected, found: `the field "${field.replace(/^.*\./, '')}"`, hint }),
    );
    if (isShipped(language) || missing.length === 0) return notes;
    const more = missing.length > mostNames ? ` and ${missing.length - mostNames} more` : '';
    const found = `a file without ${missing.slice(0, mostNames).join(', ')}${more} (shown in English)`;
    return [...notes, { file, field: '', expected: 'all interface texts', found }];
  });
}

interface Compared {
  unknown: { field: string; hint: string }[];
  missing: string[];
}

/** Texts of a words file that the dictionary `words` does not have, and those that it has and the file lacks. */
export function compared(words: unknown, own: unknown, path: string): Compared {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return { unknown: [], missing: [] };
  const texts = words as Record<string, unknown>;
  if (hasForms(texts) && typeof own === 'string') return { unknown: [], missing: [] };
  const written = (own ?? {}) as Record<string, unknown>;
  const names = [...Object.keys(texts), ...(hasForms(texts) ? moreForms : [])];
  const found: Compared = {
    unknown: Object.keys(written)
      .filter((name) => !names.includes(name))
      .map((name) => ({ field: path + name, hint: nearHint(name, names) })),
    missing: [],
  };
  for (const [name, inner] of Object.entries(texts)) {
    if (written[name] === undefined) {
      // A language may have one form for all counts, and none for zero.
      if (!(hasForms(texts) && name !== 'other')) found.missing.push(path + name);
      continue;
    }
    const { unknown, missing } = compared(inner, written[name], `${path}${name}.`);
    found.unknown.push(...unknown);
    found.missing.push(...missing);
  }
  return found;
}
