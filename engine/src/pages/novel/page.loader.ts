import type { DataSource } from '#src/content/data-source.ts';
import { novelContent } from '#src/features/novel/novel.loader.ts';

export function loader(source: DataSource) {
  return { language: source.language, words: source.words.novel, ...novelContent(source) };
}

export type NovelData = ReturnType<typeof loader>;
