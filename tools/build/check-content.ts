import type { Content } from '#src/content/content.ts';
import { loadContent } from '#src/content/load.ts';
import { allImages } from './files.ts';
import { Pictures } from './pictures.ts';
import { checkIcons } from './slider-icons.ts';

/**
 * Reads every content file, icon and picture. `pages` are the ids of the pages that need a title and a description.
 * @throws {ContentError} naming what is wrong.
 */
export async function checkContent(
  root: string,
  pages: readonly string[],
  pictures = new Pictures(root),
): Promise<Content> {
  const content = loadContent(root, pages);
  checkIcons(root, content);
  await pictures.prepare(allImages(root));
  return content;
}
