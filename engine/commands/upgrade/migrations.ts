import { parse } from 'yaml';
import { dateFields } from './date-fields.ts';

/** The text files of `content/` by path, such as `content/site.yaml`. Migrations change the texts in place. */
export type ContentTexts = Map<string, string>;

export interface Migration {
  /** The edition that it makes from the one before. */
  edition: number;
  /** Returns what it changed, one sentence each. Comments, order and quotes stay. */
  change: (texts: ContentTexts) => string[];
}

const siteFile = 'content/site.yaml';
const formerTags = ['OpenAI', 'Trading', 'Portfolios'];

/** The first edition had seven filters without a list; the second has four, which suit any site. */
function keepFilters(texts: ContentTexts): string[] {
  const site = texts.get(siteFile) ?? '';
  if ((parse(site) as { filters?: unknown } | null)?.filters !== undefined) return [];
  const used = formerTags.filter((tag) =>
    [...texts].some(
      ([file, text]) => /^content\/projects\//.test(file) && new RegExp(`^\\s*-.*\\b${tag}\\b`, 'm').test(text),
    ),
  );
  if (used.length === 0) return [];
  const list = [
    '  - of: featured',
    ...used.flatMap((tag) => [`  - label: ${tag}`, `    tags: [${tag}]`]),
    '  - of: stores',
    '  - of: 2d-3d',
    '    tags: [2D / 3D]',
    '  - of: photography',
    '    tags: [Fotografía, Photography]',
  ];
  texts.set(
    siteFile,
    `${site.trimEnd()}\n\n# The filters of the projects page, in order.\nfilters:\n${list.join('\n')}\n`,
  );
  return [`${siteFile}: the filters ${used.join(', ')} are no longer built in and were added to the list "filters".`];
}

/** In order. Each edition has exactly one. */
export const migrations: readonly Migration[] = [
  { edition: 2, change: (texts) => [...keepFilters(texts), ...dateFields(texts)] },
];

/** Names the edition in `content/site.yaml`, before its first field if it named none. */
export function withEdition(text: string, edition: number): string {
  const line = `edition: ${edition}`;
  if (/^edition:.*$/m.test(text)) return text.replace(/^edition:.*$/m, line);
  return text.replace(/^(?=[a-z]\w*:)/m, `${line}\n`);
}

/** Changes the texts from one edition to another; returns what changed, one sentence each. */
export function migrate(texts: ContentTexts, from: number, to: number): string[] {
  const due = migrations.filter(({ edition }) => edition > from && edition <= to);
  const said = due.flatMap(({ change }) => change(texts));
  const site = texts.get(siteFile);
  if (site !== undefined) texts.set(siteFile, withEdition(site, to));
  return said;
}
