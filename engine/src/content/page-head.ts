import type { Text } from '#src/lib/text.ts';
import type { DataSource } from './data-source.ts';
import { ContentError } from './read/problem.ts';

/** A schema.org object. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * What a link preview shows. A picture is a path below `content/images/`, or the title and tags of a project without
 * one, from which its cover is drawn.
 */
export interface Preview {
  /** The large text; the title up to its first separator by default. */
  title?: string | undefined;
  note?: string | undefined;
  scene?: 'whole' | 'sky' | 'half' | 'book' | 'plates' | 'letter';
  pictures?: readonly PreviewPicture[];
}

export type PreviewPicture = string | { title: string; tags: readonly string[] };

/** A page's metadata, made by its `page.loader.ts`. */
export interface PageHead {
  title: Text;
  description: Text;
  picture?: string | undefined;
  /** The page's link preview, if it is more than its title beside its picture. */
  preview?: Preview | undefined;
  /** Structured data. Only in the HTML: client-side navigation does not need it. */
  things?: readonly Thing[];
}

/** A page's head from `content/site.yaml`. The owner's own text and picture replace those of `drawn`. */
export function contentHead(
  page: string,
  { content, language, say }: Pick<DataSource, 'content' | 'language' | 'say'>,
  drawn?: Preview,
): PageHead {
  const head = content.site.pages[page];
  if (!head) {
    const found = 'nothing (the field is missing)';
    throw new ContentError([
      { file: 'content/site.yaml', field: `pages.${page}`, expected: 'title and description of this page', found },
    ]);
  }
  const { text, image } = content.site.previews?.[page] ?? {};
  return {
    title: say(head.title),
    description: say(head.description),
    preview: {
      ...drawn,
      ...(text && { title: text[language] }),
      ...(image && { scene: 'whole', pictures: [image] }),
    },
  };
}
