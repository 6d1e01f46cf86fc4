import { existsSync, readdirSync } from 'node:fs';

const stories = 'content/stories';
// The build knows them from the content; here the table of pages is told before it is read.
Object.assign(globalThis, {
  siteStories: existsSync(stories)
    ? [...new Set(readdirSync(stories).map((file) => file.replace(/\.\w+\.md$/, '')))]
    : [],
});
const { allPages } = await import('#src/app/pages.ts');

/** Where to see every page of the site, in each language: those of the one table, and one address that nothing has. */
export const siteAddresses = allPages().map(({ page, language, address, file }) => ({
  page,
  language,
  address: address ?? (page === 'not-found' ? `/${file.replace(/[\w-]+\.html$/, 'nowhere')}` : `/${file}`),
}));
