/** Letters without marks to remove, each before the one that people type: also forms of Arabic ya, ha and kaf. */
const typedAs = 'ıiłløođdςσىيیيةهکك';

/** Lower case without accents, in any language, to compare typed text: `Ñandú` → `nandu`, `ILICA`, `ılıca` → `ilica`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()
    .replace(/[ıłøđςىیةک]/g, (letter) => typedAs.charAt(typedAs.indexOf(letter) + 1))
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae');
}
