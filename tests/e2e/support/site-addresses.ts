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

/**
 * Where to see every page of the site, in each language: those of the one table, with one story for all, which are drawn
 * alike, and one address that nothing has.
 */
export const siteAddresses = allPages()
  .filter(isFirst)
  .map(({ page, language, address, file }) => ({
    page,
    language,
    address: address ?? (page === 'not-found' ? `/${file.replace(/[\w-]+\.html$/, 'nowhere')}` : `/${file}`),
  }));
