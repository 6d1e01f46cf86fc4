import type { DataSource } from '#src/content/data-source.ts';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { languagesFrom } from '#src/i18n/languages.ts';

/** The message in all languages, the page's own first: a wrong address does not say who reads it. */
export function loader({ language, address }: DataSource) {
  return {
    messages: languagesFrom(language).map((each) => ({
      language: each,
      home: address('home', each),
      words: dictionaries[each].notFound,
    })),
  };
}

export type NotFoundData = ReturnType<typeof loader>;
