import { langsOf, type Langs } from './borrowed.ts';
import type { DataSource } from './data-source.ts';
import { ContentError } from './read/problem.ts';

/** A schema.org object. */
export type Thing = Readonly<Record<string, unknown>>;

/** A page's metadata, made by its `head.ts`. */
export interface PageHead {
  title: string;
  description: string;
  langs?: Langs<'title' | 'description'>;
  picture?: string | undefined;
  /** Structured data. Only in the HTML: client-side navigation does not need it. */
  things?: readonly Thing[];
}

/**
 * A page's title and description from `content/site.yaml`.
 * @throws {ContentError} when they are missing.
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
