import { named, textIn } from '#src/content/articles/articles.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { articleOf } from '#src/features/article/article.loader.ts';

export function loader(source: DataSource, entry: string) {
  return { article: articleOf(textIn(named(entry, source.content.ownPages), source.language), source) };
}
