/** The name of a language in a language: `inglés`, `English`. Build only: browsers may lack names. */
export function languageName(code: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code;
}
