import type { DataSource } from '#src/content/data-source.ts';
import type { Pursuit } from '#src/content/schemas/profile.ts';
import { entryPictureAt } from '#src/features/projects/catalogue/entry-picture-at.loader.ts';
import { parseAddress } from '#src/i18n/addresses.ts';
import type { Picture } from '#src/lib/picture.ts';

/** Picture of a pursuit: that of the entry it links to, else a chart generated from its title. */
export function pursuitPicture({ title, link }: Pick<Pursuit, 'title' | 'link'>, source: DataSource): Picture {
  const found: (Picture | null)[] = [];
  if (link?.startsWith('/')) {
    found.push(coverAt(link, source));
    found.push(entryPictureAt(link, source));
  }
  return found.find((each) => each !== null) ?? source.drawn('cover', { title, tags: [] });
}

function coverAt(link: string, { content, addressIfAny, picture }: DataSource): Picture | null {
  const address = addressIfAny('novel');
  const { pathname } = new URL(link, 'https://site.invalid');
  const isNovel = address !== null && parseAddress(pathname).path === parseAddress(address).path;
  return content.novel && isNovel ? picture(content.novel.book.cover) : null;
}
