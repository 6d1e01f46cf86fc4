import type { DataSource } from '#src/content/data-source.ts';
import { entryPictureAt } from '#src/features/projects/catalogue/entry-picture-at.loader.ts';
import { parseAddress } from '#src/i18n/addresses.ts';
import type { Localized } from '#src/i18n/languages.ts';
import type { Picture } from '#src/lib/picture.ts';

/** Picture of a card without its own: that of the entry it links to, else a chart generated from its title. */
export function cardPicture(title: Localized, link: string | undefined, source: DataSource): Picture {
  const found = link?.startsWith('/') ? (coverAt(link, source) ?? entryPictureAt(link, source)) : null;
  return found ?? source.drawn('cover', { title, tags: [] });
}

function coverAt(link: string, { content, addressIfAny, picture }: DataSource): Picture | null {
  const address = addressIfAny('novel');
  const { pathname } = new URL(link, 'https://site.invalid');
  const isNovel = address !== null && parseAddress(pathname).path === parseAddress(address).path;
  return content.novel && isNovel ? picture(content.novel.book.cover) : null;
}
