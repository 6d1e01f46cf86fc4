import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead } from '#src/content/page-head.ts';
import { missingPageOf } from '#src/features/missing-page/missing-page.loader.ts';

export function loader(source: DataSource) {
  return {
    words: source.words.offline,
    links: source.menu('main').flatMap(({ address, label }) => (address === null ? [] : { address, label })),
    missing: missingPageOf(source, (language) => source.wordsIn(language).offline.title),
  };
}

export type OfflineData = ReturnType<typeof loader>;

export function head({ content, words, language }: DataSource): PageHead {
  return { title: `${words.offline.title} · ${content.site.name[language]}`, description: words.offline.text };
}
