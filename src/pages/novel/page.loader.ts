import type { DataSource } from '#src/content/page-data.ts';
import { novelContent } from '#src/features/novel/novel.loader.ts';

/** The novel's page: its words and everything but the chapters' texts, which load when one is opened. */
export function novelData(source: DataSource) {
  return { language: source.language, words: source.words.novel, ...novelContent(source) };
}

export type NovelData = ReturnType<typeof novelData>;
