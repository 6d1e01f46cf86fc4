/** What a language is called in a language: `inglés`, `English`. For the build, where all names are known. */
export function languageName(code: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code;
}
