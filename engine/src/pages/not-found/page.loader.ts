import type { DataSource } from '#src/content/data-source.ts';
import { languagesFrom } from '#src/i18n/languages.ts';

/** The message in all languages, the page's first: a wrong address does not reveal the reader's language. */
export function loader({ language, wordsIn, address }: DataSource) {
  return {
    messages: languagesFrom(language).map((each) => ({
      language: each,
      home: address('home', each),
      words: wordsIn(each).notFound,
    })),
  };
}

export type NotFoundData = ReturnType<typeof loader>;
