import { langsOf, type Langs } from './borrowed.ts';
import type { DataSource } from './data-source.ts';
import { ContentError } from './read/problem.ts';

/** A thing of schema.org, for search engines. */
export type Thing = Readonly<Record<string, unknown>>;

/** What a page's `head.ts` tells browsers and search engines. */
export interface PageHead {
  title: string;
  description: string;
  /** Of the two, where that is not the page's. */
  langs?: Langs<'title' | 'description'>;
  /** A picture below `content/images/` that its link preview shows beside the title. */
  picture?: string | undefined;
  /** Written into the page by the build; a browser that comes from another page needs none. */
  things?: readonly Thing[];
}

/**
 * Title and description of a page from `content/site.yaml`.
 * @throws {ContentError} when they are not written there.
 */
export function contentHead(page: string, { content, language }: Pick<DataSource, 'content' | 'language'>): PageHead {
  const head = content.site.pages[page];
  if (!head) {
    const found = 'nothing (the field is missing)';
    throw new ContentError([
      { file: 'content/site.yaml', field: `pages.${page}`, expected: 'title and description of this page', found },
    ]);
  }
  return { title: head.title[language], description: head.description[language], langs: langsOf(head, language) };
}
