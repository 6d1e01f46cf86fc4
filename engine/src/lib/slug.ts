import transliterate from '@sindresorhus/transliterate';

/** Languages that spell their letters out (`ö` → `oe`) instead of dropping the marks (`ö` → `o`). */
const spellsOut: readonly string[] = ['de', 'da', 'nb', 'nn', 'no'];

/** A name for addresses, in lower-case Latin letters, digits and hyphens: `Işık ve Şafak` → `isik-ve-safak`. */
export function slugOf(text: string, language: string): string {
  const plain = spellsOut.includes(language)
    ? transliterate(text, { locale: language === 'de' || language === 'da' ? language : 'nb' })
    : transliterate(
        text
          .normalize('NFD')
          .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
          .normalize('NFC'),
      );
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
