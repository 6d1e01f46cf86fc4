import type { Language } from '#src/i18n/languages.ts';
import { ofLearned } from '#src/assistant/learned.ts';

/** Word endings, longest first, that may go when at least `stem` letters remain. */
const spanishEndings =
  /^(.{4,}?)(aciones|iciones|adores|adoras|ancias|amiento|imiento|acion|icion|ador|adora|ancia|antes|iendo|ieron|aban|asteis|aron|ando|ante|aste|iste|amos|emos|imos|ados|adas|idos|idas|ara|era|ado|ada|ido|ida|aba|ian|ara|ar|er|ir|an|en)$/;
const englishEndings = /^(.{3,}?)(ations|ation|ators|ator|ings|ing|ers|er|ors|or|ed|es|ly|s|e)$/;

/** A light Spanish stem of a folded word: number, gender and the common endings of verbs go. */
export function stemSpanish(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = word
    .replace(/^(.{4,})mente$/, '$1')
    .replace(/ces$/, 'z')
    .replace(/iones$/, 'ion');
  stem = stem.replace(/([aeiou])s$/, '$1').replace(spanishEndings, '$1');
  stem = stem.replace(/^(.{3,}[bcdfglmnrstvz])es?$/, '$1');
  // "Talleres" is now "taller", which lost its ending above as a single word.
  stem = stem.replace(/^(.{4,}?)(ar|er|ir)$/, '$1');
  return stem.length > 3 ? stem.replace(/[aeo]$/, '') : stem;
}

/** A light English stem of a folded word: plural, -ing, -ed, -er and the like go. */
export function stemEnglish(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const stem = word
    .replace(/(ies|ied)$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/^(.*ss)$/, '$1 ')
    .replace(englishEndings, '$1')
    // "Covered" is now "cover", which loses its ending as a single word.
    .replace(/^(.{3,})(er|or)$/, '$1')
    .trim();
  return stem.replace(/([bdglmnprt])\1$/, '$1');
}

const stemmers = { es: stemSpanish, en: stemEnglish };

/** The stem of a folded word in a language. */
export function stem(word: string, language: Language): string {
  let known = stems.get(language);
  if (!known || known.size > mostKept) stems.set(language, (known = new Map()));
  let root = known.get(word);
  if (root === undefined) known.set(word, (root = ofLearned(stemmers, language)(word)));
  return root;
}

/** Caches stems, because words repeat. Limited, because visitors write anything. */
const stems = new Map<Language, Map<string, string>>();
const mostKept = 20_000;
