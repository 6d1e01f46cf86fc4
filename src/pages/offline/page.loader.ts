import type { DataSource } from '#src/content/page-data.ts';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { otherLanguage } from '#src/i18n/languages.ts';
import { mainMenu, menuItems } from '#src/app/layout/menu.ts';

/** The message in both languages, the page's own first, with the pages that may be stored. */
export function offlineData({ content, language }: DataSource) {
  return {
    messages: [language, otherLanguage(language)].map((each) => ({
      language: each,
      words: dictionaries[each].offline,
      links: menuItems(each, mainMenu, content.novel.book.listed).flatMap(({ id, address }) =>
        address === null ? [] : { address, label: dictionaries[each].shell.pages[id] },
      ),
    })),
  };
}

export type OfflineData = ReturnType<typeof offlineData>;
