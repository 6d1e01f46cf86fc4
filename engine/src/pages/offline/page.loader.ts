import type { DataSource } from '#src/content/data-source.ts';
import { languagesFrom } from '#src/i18n/languages.ts';

/** The message in all languages, the page's first, and links to pages that may be cached. */
export function loader({ language, wordsIn, menu }: DataSource) {
  return {
    messages: languagesFrom(language).map((each) => ({
      language: each,
      words: wordsIn(each).offline,
      links: menu('main', each).flatMap(({ address, label }) => (address === null ? [] : { address, label })),
    })),
  };
}

export type OfflineData = ReturnType<typeof loader>;
