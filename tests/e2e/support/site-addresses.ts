import { existsSync, readdirSync } from 'node:fs';

const stories = 'content/stories';
// The build knows them from the content; here the table of pages is told before it is read.
Object.assign(globalThis, {
  siteStories: existsSync(stories)
    ? [...new Set(readdirSync(stories).map((file) => file.replace(/\.\w+\.md$/, '')))]
    : [],
});
const { allPages } = await import('#src/app/pages.ts');

const isFirst = <Row extends { page: string; language: string }>(row: Row, index: number, rows: readonly Row[]) =>
  rows.findIndex(({ page, language }) => page === row.page && language === row.language) === index;

/** True with `E2E_THOROUGH=1`, as every night: all stories, and axe in every light in each language. */
export const isThorough = Boolean(process.env.E2E_THOROUGH);

/**
 * Where to see every page of the site, in each language: those of the one table, of the stories one unless it is to be
 * thorough, and one address that nothing has.
 */
export const siteAddresses = allPages()
  .filter((row, index, rows) => (isThorough && row.page === 'story') || isFirst(row, index, rows))
  .map(({ page, language, address, file }) => ({
    page,
    language,
    address: address ?? (page === 'not-found' ? `/${file.replace(/[\w-]+\.html$/, 'nowhere')}` : `/${file}`),
  }));
