import { join } from 'node:path';
import type { AbsentPage, BuiltPage } from '#src/app/pages.ts';
import type { Content } from '#src/content/content.ts';
import { filesBelow } from '#src/content/read/files.ts';
import { withoutBase } from '#src/lib/site-base.ts';
import { withLine } from '#src/content/messages/place.ts';
import { accentProblems } from '#src/content/owner/accent.ts';
import { loadContent } from '#src/content/read/load.ts';
import { deadLinks } from '#src/content/messages/links.ts';
import { ContentError } from '#src/content/read/problem.ts';
import { allImages } from './files.ts';
import { Pictures } from './pictures/pictures.ts';
import { checkIcons } from './icons/slider-icons.ts';

/** The table of pages, as far as content depends on it. */
export interface SitePages {
  pagesWithAddress: readonly string[];
  absentPages: readonly AbsentPage[];
  allPages: () => BuiltPage[];
}

/**
 * Reads every content file, icon, picture and link.
 * @throws {ContentError} naming what is wrong.
 */
export async function checkContent(root: string, pages: SitePages, pictures = new Pictures(root)): Promise<Content> {
  const content = loadContent(root, { shown: pages.pagesWithAddress, absent: pages.absentPages.map(({ id }) => id) });
  const unreadable = accentProblems(content.site).map((problem) => withLine(root, problem));
  if (unreadable.length > 0) throw new ContentError(unreadable);
  checkIcons(root, content);
  // A pursuit's link to a page that the site goes without is left out with it; in a text it would lead nowhere.
  const leftOut = pages.absentPages.flatMap(({ path }) => path ?? []);
  const dead = deadLinks(root, addresses(root, pages), leftOut);
  if (dead.length > 0) throw new ContentError(dead);
  await pictures.prepare(allImages(root));
  return content;
}

/** Everything on the site that a link may lead to. */
function addresses(root: string, { allPages }: SitePages): string[] {
  return [
    ...allPages().flatMap(({ address }) => (address === null ? [] : withoutBase(address))),
    ...filesBelow(join(root, 'public')).map((file) => `/${file}`),
    ...filesBelow(join(root, 'content/files')).map((file) => `/files/${file}`),
    '/feed.xml',
    '/sitemap.xml',
  ];
}
