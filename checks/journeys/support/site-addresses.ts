import { siteEntries } from '#src/content/owner/site-entries.ts';
import { isThorough } from '#checks/repository.ts';
import { loadContent } from '#src/content/read/load.ts';

// The build takes these from the content; here they must be set before the table of pages is imported.
Object.assign(globalThis, siteEntries(loadContent(process.cwd())));
const { allPages } = await import('#src/app/pages.ts');

const isFirst = <Row extends { page: string; language: string }>(row: Row, index: number, rows: readonly Row[]) =>
  rows.findIndex(({ page, language }) => page === row.page && language === row.language) === index;

/** The addresses of every page in each language, one entry of each kind (all in the thorough run), and one unknown address. */
export const siteAddresses = allPages()
  .filter((row, index, rows) => (isThorough && row.entry !== undefined) || isFirst(row, index, rows))
  .map(({ page, language, address, file }) => ({
    page,
    language,
    address: address ?? (page === 'not-found' ? `/${file.replace(/[\w-]+\.html$/, 'nowhere')}` : `/${file}`),
  }));
