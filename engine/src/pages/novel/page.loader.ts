import { novelOf } from '#src/content/content.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';
import { novelContent } from '#src/features/novel/novel.loader.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';

export function loader(source: DataSource) {
  return { language: source.language, words: source.words.novel, ...novelContent(source) };
}

export type NovelData = ReturnType<typeof loader>;

export function head(source: DataSource): PageHead {
  const { content, language, address } = source;
  const { book } = novelOf(content);
  const thing = {
    '@type': 'Book',
    name: book.title[language],
    author: { '@type': 'Person', name: book.author },
    inLanguage: book.language ?? defaultLanguage,
    numberOfPages: book.pages,
    genre: book.genres.map((genre) => genre[language]),
    description: book.tagline[language],
    url: content.site.url + address('novel'),
    creativeWorkStatus: book.state[language],
  };
  const preview = { note: book.tagline[language], scene: 'book' as const, pictures: [book.cover] };
  return { ...contentHead('novel', source, preview), things: [thing] };
}
