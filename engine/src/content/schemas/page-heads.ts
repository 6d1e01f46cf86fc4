import * as v from 'valibot';
import type { Localized } from '#src/i18n/languages.ts';
import { addressInEach, ownAddresses } from './addresses.ts';
import { described, needs, optional } from './described.ts';
import { imagePath, localizedText } from './fields.ts';

const pageHead = {
  title: described(localizedText, 'The title in browser tabs and search engines, within 60 characters.'),
  description: described(localizedText, 'The text below it in search engines, within 155 characters.'),
};

const preview = v.strictObject({
  text: optional(localizedText, 'The large text. Default: the title without your name.'),
  image: optional(imagePath, 'Your own picture instead of the drawn one, at least 1200 × 630.'),
});

const path = {
  path: optional(
    addressInEach,
    'Its address: one word for all languages, or one in each. The English address redirects to it.',
  ),
};

/** A page that titles itself, is switched off, or only has an address here. */
const optionalHead = v.pipe(
  v.strictObject({ title: v.optional(pageHead.title), description: v.optional(pageHead.description), ...path }),
  needs('description', 'title', 'the description that goes with the title'),
  needs('title', 'description', 'the title that goes with the description'),
);

const headWords = 'The title, description and address of this page';

/** Heads and addresses of the site's pages; of any page, if the reader does not know them. */
export function pageHeads(pages: SitePages | undefined): v.GenericSchema<unknown, Record<string, PageHeadText>> {
  return v.pipe(
    pages ? v.pipe(v.strictObject(headFields(pages)), ownAddresses(pages)) : v.record(v.string(), optionalHead),
    v.transform((heads) =>
      Object.fromEntries(
        Object.entries(heads as Record<string, Partial<PageHeadText>>).flatMap(([page, { title, description }]) =>
          title && description ? [[page, { title, description }]] : [],
        ),
      ),
    ),
  ) as v.GenericSchema<unknown, Record<string, PageHeadText>>;
}

function headFields({ shown, absent, paths = [] }: SitePages): Record<string, v.GenericSchema> {
  const withPath = (page: string) => (paths.includes(page) ? path : {});
  const titled = [...shown, ...absent];
  const others = paths.filter((page) => !titled.includes(page));
  return Object.fromEntries([
    ...shown.map(
      (page) => [page, described(v.strictObject({ ...pageHead, ...withPath(page) }), `${headWords}.`)] as const,
    ),
    // Optional: pages with a default head, and pages that are switched off.
    ...absent.map(
      (page) =>
        [page, optional(optionalHead, `${headWords}. Required for a novel; other pages have default ones.`)] as const,
    ),
    ...others.map((page) => [page, optional(v.strictObject(path), 'The address of this page.')] as const),
  ]);
}

/** Ids of the pages that need a title and description, and of those for which they are optional. */
export interface SitePages {
  shown: readonly string[];
  absent: readonly string[];
  /** Names that the site uses as addresses itself. */
  reserved?: readonly string[];
  /** Ids of the pages whose address the owner can choose. */
  paths?: readonly string[];
}

/** The pages of the owner have addresses too, also those that cannot be read or are not published yet. */
export function withOwnPages(pages: SitePages | undefined, files: readonly string[]): SitePages | undefined {
  return pages && { ...pages, paths: [...(pages.paths ?? []), ...files.map((file) => file.replace(/\..*$/, ''))] };
}

/** Link previews of the site's pages; of any page, if the reader does not know them. */
export function previews(pages: SitePages | undefined): v.GenericSchema<unknown, Record<string, PreviewText>> {
  if (!pages) return v.record(v.string(), preview);
  const entries = [...pages.shown, ...pages.absent].map((page): [string, v.GenericSchema] => [
    page,
    optional(preview, 'The link preview of this page.'),
  ]);
  return v.strictObject(Object.fromEntries(entries)) as v.GenericSchema<unknown, Record<string, PreviewText>>;
}

type PreviewText = v.InferOutput<typeof preview>;

interface PageHeadText {
  title: Localized;
  description: Localized;
}
