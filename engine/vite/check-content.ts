import { join } from 'node:path';
import type { Content } from '#src/content/content.ts';
import { checkEdition } from '#src/content/edition.ts';
import { cvFiles } from '#src/features/cv/cv.loader.ts';
import { filesBelow } from '#src/content/read/files.ts';
import { languagePrefix } from '#src/i18n/addresses.ts';
import { languages } from '#src/i18n/languages.ts';
import { withoutBase } from '#src/lib/site-base.ts';
import { withLine } from '#src/content/messages/place.ts';
import { accentOf, accentProblems } from '#src/content/owner/accent.ts';
import { loadSite } from '#src/content/read/load.ts';
import { redirectProblems } from '#src/content/owner/redirects.ts';
import { deadLinks } from '#src/content/messages/links.ts';
import { ContentError } from '#src/content/read/problem.ts';
import { allImages } from './files.ts';
import { publicProblems } from './own-files.ts';
import { themeProblems } from './theme.ts';
import { Pictures } from './pictures/pictures.ts';
import { iconProblems } from './icons/site-icons.ts';

type SitePages = typeof import('#src/app/pages.ts');

/** Checks every content file, icon, picture and link; throws a {@link ContentError}. */
export async function checkContent(
  root: string,
  pages: SitePages,
  pictures = new Pictures(root),
  drafts = false,
): Promise<Content> {
  checkEdition(root);
  const shown: readonly string[] = pages.pagesToTitle;
  const { content, waiting } = loadSite(
    root,
    {
      shown,
      absent: [...pages.absentPages.map(({ id }) => id), ...pages.optionalPages].filter((id) => !shown.includes(id)),
      reserved: pages.reservedNames,
      paths: pages.pagesWithOwnPath,
    },
    { drafts },
  );
  // A pursuit linking to a switched-off page is dropped with it; in a text the link would be broken.
  const known = addresses(root, content, pages);
  const former = pages.formerAddresses().map(([from]) => withoutBase(from));
  const built = pages.allPages().map(({ file }) => file);
  const leftOut = pages.absentPages.flatMap(({ path }) => path ?? []);
  const unpublished = waiting.map(({ file }) => file);
  const problems = [
    ...accentProblems(content.site),
    ...iconProblems(content),
    ...redirectProblems(content.site, new Set(known), former),
    ...publicProblems(root, built),
    ...themeProblems(root, accentOf(content.site)),
    ...deadLinks(root, [...known, ...former], leftOut, unpublished),
  ];
  if (problems.length > 0) throw new ContentError(problems.map((problem) => withLine(root, problem)));
  await pictures.prepare(allImages(root));
  return content;
}

function addresses(root: string, content: Content, { allPages }: SitePages): string[] {
  return [
    ...allPages().flatMap(({ address }) => (address === null ? [] : withoutBase(address))),
    ...filesBelow(join(root, 'public')).map((file) => `/${file}`),
    ...filesBelow(join(root, 'content/files')).map((file) => `/files/${file}`),
    ...languages.flatMap((each) => [`${languagePrefix(each)}/feed.xml`, `${languagePrefix(each)}/feed.json`]),
    '/sitemap.xml',
    ...(content.features.cv ? languages.flatMap((language) => Object.values(cvFiles({ content, language }))) : []),
  ];
}
