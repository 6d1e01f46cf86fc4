import type { DataSource } from '#src/content/page-data.ts';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import { otherLanguage } from '#src/i18n/languages.ts';

/** The message in both languages, the page's own first: a wrong address does not say who reads it. */
export function notFoundData({ language }: DataSource) {
  return {
    messages: [language, otherLanguage(language)].map((each) => ({
      language: each,
      home: localizeAddress('/', each),
      words: dictionaries[each].notFound,
    })),
  };
}

export type NotFoundData = ReturnType<typeof notFoundData>;
