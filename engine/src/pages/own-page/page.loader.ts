import { named, textIn } from '#src/content/articles/articles.ts';
import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead } from '#src/content/page-head.ts';
import { articleHead } from '#src/features/article/article-head.loader.ts';
import { articleOf } from '#src/features/article/article.loader.ts';
import { inLang } from '#src/lib/text.ts';

export function loader(source: DataSource, entry: string) {
  return { article: articleOf(textIn(named(entry, source.content.ownPages), source.language), source) };
}

export function head(source: DataSource, entry: string): PageHead {
  const { text, lang } = textIn(named(entry, source.content.ownPages), source.language);
  return articleHead(
    {
      title: inLang(text.title, lang),
      description: text.summary,
      lang,
      address: source.entryAddress('own-page', entry) ?? '',
      // A page without a picture of its own has the first of its text.
      image: text.image?.src ?? /!\[[^\]]*\]\(([^\s)]+)/.exec(text.body)?.[1],
      pictureSrc: text.image && source.picture(text.image.src).src,
      type: 'WebPage',
      parent: null,
    },
    source,
  );
}
