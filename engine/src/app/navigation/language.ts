import { localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import type { Language } from '#src/i18n/languages.ts';
import { writeStorage } from '#src/lib/browser/storage.ts';

export const languageKey = 'language';

export function mirroredAddress(current: Pick<Location, 'pathname' | 'search' | 'hash'>, language: Language): string {
  return localizeAddress(parseAddress(current.pathname).path, language) + current.search + current.hash;
}

export function storeLanguage(language: Language): void {
  writeStorage('local', languageKey, language);
}
