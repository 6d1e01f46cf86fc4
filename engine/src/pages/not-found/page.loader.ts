import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead } from '#src/content/page-head.ts';
import { missingPageOf } from '#src/features/missing-page/missing-page.loader.ts';

/** The message in the address's language, and a line in each other: a wrong address does not reveal the reader's. */
export function loader(source: DataSource) {
  const { addressIfAny } = source;
  const pages = (['projects', 'notes', 'contact'] as const).flatMap((page) => {
    const address = addressIfAny(page);
    return address === null ? [] : { address, label: source.words.shell.pages[page] };
  });
  return {
    words: source.words.notFound,
    pages,
    search: source.content.features.search ? source.words.search.open : null,
    missing: missingPageOf(source, (language) => source.wordsIn(language).notFound.title),
  };
}

export type NotFoundData = ReturnType<typeof loader>;

export function head({ content, words, language }: DataSource): PageHead {
  return { title: `${words.notFound.title} · ${content.site.name[language]}`, description: words.notFound.text };
}
