import type { DataSource } from '#src/content/data-source.ts';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { otherLanguage } from '#src/i18n/languages.ts';

/** The message in both languages, the page's own first: a wrong address does not say who reads it. */
export function loader({ language, address }: DataSource) {
  return {
    messages: [language, otherLanguage(language)].map((each) => ({
      language: each,
      home: address('home', each),
      words: dictionaries[each].notFound,
    })),
  };
}

export type NotFoundData = ReturnType<typeof loader>;
