import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ContentError } from './read/problem.ts';

/** The edition of the content's format that this engine reads. `engine/commands/upgrade/migrations.ts` makes each. */
export const edition = 2;

const siteFile = 'content/site.yaml';

/** The unchecked fields of `content/site.yaml`; none if it cannot be read, which reading the content reports. */
export function writtenSite(root: string): Readonly<Record<string, unknown>> {
  try {
    const site: unknown = parse(readFileSync(join(root, siteFile), 'utf8'), { logLevel: 'silent' });
    return typeof site === 'object' && site !== null ? { ...site } : {};
  } catch {
    return {};
  }
}

/** The edition that a site's content names; null without one, which the first edition did not have. */
export function editionOf(root: string): number | null {
  const { edition: named } = writtenSite(root);
  return typeof named === 'number' ? named : null;
}

/** @throws {ContentError} if the content names another edition than this engine's. */
export function checkEdition(root: string): void {
  const named = editionOf(root);
  if (named === null || named === edition) return;
  const expected =
    named < edition
      ? `edition ${edition}: run "npx firstlight upgrade", which changes the content for this engine`
      : `edition ${edition}: this engine is too old; run "npx firstlight upgrade <file of the newer engine>"`;
  throw new ContentError([{ file: siteFile, field: 'edition', expected, found: String(named) }]);
}
