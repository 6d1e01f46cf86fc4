import type { DataSource } from '#src/content/data-source.ts';
import type { Pursuit } from '#src/content/schemas/profile.ts';
import { entryPictureAt } from '#src/features/projects/catalogue/entry-picture-at.loader.ts';
import { parseAddress } from '#src/i18n/addresses.ts';
import type { Picture } from '#src/lib/picture.ts';

/** The picture of what a pursuit leads to on this site; where it leads to none, a chart drawn from its name. */
export function pursuitPicture({ title, link }: Pick<Pursuit, 'title' | 'link'>, source: DataSource): Picture {
  const found: (Picture | null)[] = [];
  if (link?.startsWith('/')) {
    found.push(coverAt(link, source));
    found.push(entryPictureAt(link, source));
  }
  return found.find((each) => each !== null) ?? source.drawn('cover', { title, tags: [] });
}

/** The cover of the novel, at its address. */
function coverAt(link: string, { content, addressIfAny, picture }: DataSource): Picture | null {
  const address = addressIfAny('novel');
  const { pathname } = new URL(link, 'https://site.invalid');
  const isNovel = address !== null && parseAddress(pathname).path === parseAddress(address).path;
  return content.novel && isNovel ? picture(content.novel.book.cover) : null;
}
