import * as v from 'valibot';
import { languages } from '#src/i18n/languages.ts';
import { parameterNames, type Parameter } from '#src/i18n/parameters.ts';
import { wordOf } from '../owner/own-addresses.ts';
import { issueAt, optional } from './described.ts';
import { namedSlug } from './fields.ts';

const wordInEach = v.strictObject(Object.fromEntries(languages.map((each) => [each, v.optional(namedSlug)])));

/** A word in addresses: one for all languages, or one in each (`{ tr: projeler, de: projekte }`). */
export const addressInEach = v.pipe(
  v.lazy((value) => (typeof value === 'object' && value !== null ? wordInEach : namedSlug) as v.GenericSchema),
  v.title('lower-case letters, digits and hyphens; or that in each language'),
);

const meanings: Readonly<Record<Parameter, string>> = {
  category: 'The chosen filter of the projects page.',
  sort: 'The order of the projects page.',
  oldest: 'The value of `sort` for the oldest first.',
  query: 'What is searched for.',
  view: 'The layout of the projects page.',
  index: 'The value of `view` for the list.',
  chart: 'The value of `view` for the chart.',
  work: 'The series of the picture that is open.',
};

/** Names that may not be another parameter's. */
const names = ['category', 'sort', 'query', 'view', 'work'] as const satisfies readonly Parameter[];

/** `parameters` in `content/site.yaml`. */
export const parametersSchema = v.pipe(
  v.strictObject(
    Object.fromEntries(
      Object.entries(meanings).map(([name, meaning]) => [
        name,
        optional(addressInEach, `${meaning} Default: ${parameterNames[name as Parameter]}.`),
      ]),
    ),
  ),
  v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const words = dataset.value;
    for (const name of names)
      for (const language of languages) {
        const word = wordOf(words[name], language);
        const other = names.find((each) => each !== name && wordsOf(words, each).includes(word ?? ''));
        if (word !== undefined && (other || word === 'n'))
          addIssue(issueAt(words, [name, language], `a word that "${other ?? 'n'}" does not have`));
      }
  }),
);

function wordsOf(words: Record<string, unknown>, name: Parameter): string[] {
  return [parameterNames[name], ...languages.flatMap((language) => wordOf(words[name], language) ?? [])];
}

/** Checks that each address is that of one page, and none that the site uses otherwise. */
export function ownAddresses({
  paths = [],
  reserved = [],
}: {
  paths?: readonly string[];
  reserved?: readonly string[];
}) {
  return v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const pages = dataset.value;
    const written = (id: string, language: string) =>
      wordOf((pages[id] as { path?: unknown } | undefined)?.path, language);
    for (const id of paths)
      for (const language of languages) {
        const word = written(id, language);
        // Tags are below the notes.
        if (word === undefined || word === id || id === 'tag') continue;
        const other = paths.find((each) => each !== id && each !== 'tag' && (written(each, language) ?? each) === word);
        const rule = other
          ? `an address that no other page has; "${other}" has it`
          : 'an address that the site does not use itself';
        if (other || reserved.includes(word)) addIssue(issueAt(pages, [id, 'path', language], rule));
      }
  });
}
