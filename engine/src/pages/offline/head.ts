import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead } from '#src/content/page-head.ts';

export function head({ content, words, language }: DataSource): PageHead {
  return { title: `${words.offline.title} · ${content.site.name[language]}`, description: words.offline.text };
}
