import { foldText } from '#src/lib/fold-text.ts';
import { datesIn, isSameDate, monthsAndDays, type SaidDate } from './dates.ts';

/** Data of the check for a language: made by `check-words.loader.ts`, plain JSON. */
export interface CheckWords {
  language: string;
  /** Words that are no names, separated by spaces. */
  ordinary: string;
  /** Number words: `2 two, 3 three`. */
  numbers: string;
  /** Nouns have capitals, so a capital does not mark a name. */
  capitalNouns: boolean;
}

/** Returns the numbers, names, dates and addresses of a text that its sources do not contain. */
export type Check = (text: string) => string[];

const addresses =
  /(?:https?:\/\/|mailto:)[^\s<>"'»”)]+|[\p{L}\p{N}.+_-]*@[\p{L}\p{N}._-]+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{Ll}{2,}(?:\/[^\s<>"'»”)]*)?/gu;
/** Figures that are no part of a name such as "3D"; a short unit may follow ("300s"). */
const figures = /(?<![\p{L}\p{N}])\d+(?:[.,'’\u00a0\u202f]\d+)*(?=\p{Ll}{0,3}(?![\p{L}\p{N}]))/gu;
const startsSentence = /(?:^|[.!?…:\n]["»”')\]]*\s|[¿¡«“"(\n•*–—-]\s*)\s*$/u;

/**
 * Makes a check of texts against their sources. When in doubt, a word counts as a name.
 * In scripts without capitals, every word must be in the sources or be an ordinary one.
 */
export function checkAgainst(sources: readonly string[], words: CheckWords): Check {
  const known = readSources(sources, words);
  const ordinary = new Set(words.ordinary.split(' '));
  const isKnown = (word: string) => {
    const folded = foldText(word);
    const [bare = ''] = folded.split(/['’]/);
    const isEnding = folded.length - bare.length < 6;
    return [folded, isEnding ? bare : folded, folded.replace(/s$/, '')].some((each) => known.words.has(each));
  };

  function names(text: string): string[] {
    const found: string[] = [];
    let before: { word: string; end: number } | undefined;
    for (const { segment: word, index } of wordsIn(text, words.language)) {
      const isCased = /[\p{Lu}\p{Ll}]/u.test(word);
      const isOrdinary = ordinary.has(foldText(word));
      const isFirst = startsSentence.test(text.slice(0, index));
      const looksLikeName = isCased ? /\p{Lu}/u.test(word) && !/^\p{L}(?:['’]|$)/u.test(word) : /\p{L}{2}/u.test(word);
      const mayBeOrdinary = !isCased || words.capitalNouns || (isFirst && /^\p{Lu}\P{Lu}*$/u.test(word));
      if (!looksLikeName || (mayBeOrdinary && isOrdinary)) {
        before = undefined;
        continue;
      }
      // "Ana Ruiz" is not supported by "Ana Gil and Luis Ruiz".
      const isJoined = before !== undefined && isCased && text.slice(before.end, index) === ' ';
      if (!isKnown(word) && !bareForms(word).some((each) => known.words.has(each))) found.push(word);
      else if (isJoined && !known.pairs.has(foldText(`${before!.word} ${word}`.replace(/['’]s?$/u, ''))))
        found.push(`${before!.word} ${word}`);
      before = isCased && !words.capitalNouns && !/['’]/.test(word) ? { word, end: index + word.length } : undefined;
    }
    return found;
  }

  return (text) => {
    const { addresses: given, dates, numbers, rest } = claimsIn(text, words);
    return [
      ...given.filter((each) => !known.addresses.has(each)),
      ...dates.filter((date) => !known.dates.some((each) => isSameDate(date, each))).map(({ said }) => said),
      ...numbers.filter(({ values }) => !values.some((value) => known.numbers.has(value))).map(({ said }) => said),
      ...names(rest),
    ];
  };
}

function readSources(sources: readonly string[], words: CheckWords) {
  const known = {
    addresses: new Set<string>(),
    dates: [] as SaidDate[],
    numbers: new Set<number | string>(),
    words: new Set<string>(),
    pairs: new Set<string>(),
  };
  for (const source of sources) {
    const { addresses: given, dates, numbers, plain } = claimsIn(source, words);
    for (const each of given) known.addresses.add(each);
    known.dates.push(...dates);
    for (const { values } of numbers) for (const value of values) known.numbers.add(value);
    let before = '';
    for (const { segment } of wordsIn(plain, words.language)) {
      const [bare = ''] = foldText(segment).split(/['’]/);
      for (const each of [foldText(segment), bare, ...bareForms(segment)]) known.words.add(each);
      known.pairs.add(`${before} ${bare}`);
      before = bare;
    }
  }
  return known;
}

/** Arabic writes "and", "in", "the" as part of the word. */
function bareForms(word: string): string[] {
  const folded = foldText(word);
  return /^\p{Script=Arabic}+$/u.test(word) ? [folded.replace(/^[وف]?[بكل]?(?:ال)?(?=..)/u, '')] : [];
}

/** The addresses, dates and numbers of a text, and the text without addresses and dates. */
function claimsIn(text: string, words: CheckWords) {
  const plain = withDigits(text.normalize('NFC'));
  // "Node.js," ends before the comma; `https://www.a.es/` is a.es.
  const found = [...plain.matchAll(addresses)].map(([address]) =>
    address
      .toLowerCase()
      .replace(/^(?:mailto:|https?:\/\/)?(?:www\.)?/, '')
      .replace(/[/.,;:!?]+$/, ''),
  );
  const { dates, rest } = datesIn(plain.replace(addresses, ' '), monthsAndDays(words.language));
  const years = dates.flatMap(({ year }) => (year ? [{ said: String(year), values: [year] }] : []));
  return { plain, rest, addresses: found, dates, numbers: [...numbersIn(rest, words), ...years] };
}

function numbersIn(text: string, { numbers, language }: CheckWords) {
  const inWords = new Map(
    numbers.split(',').flatMap((each): [string, number][] => {
      const [value, word] = each.trim().split(' ');
      return word ? [[foldText(word), Number(value)]] : [];
    }),
  );
  const figured = [...text.matchAll(figures)].map(([said]) => ({ said, values: valuesOf(said) }));
  const worded = wordsIn(text, language).flatMap(({ segment }) => {
    const value = inWords.get(foldText(segment));
    return value === undefined ? [] : [{ said: segment, values: [value] }];
  });
  return [...figured, ...worded];
}

/** All possible values of a figure: "1.295" is over a thousand in Spanish and 1.295 in English. */
function valuesOf(figure: string): (number | string)[] {
  const parts = figure.split(/[.,'’\u00a0\u202f]/);
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return [Number(first)];
  const isThousands = (each: string) => each.length === 3;
  if (!others.every(isThousands)) return [figure];
  const whole = [first, ...others].join('');
  return [Number(`${whole}.${last}`), ...(isThousands(last) && first.length < 4 ? [Number(whole + last)] : [])];
}

/** Digits of every script as ASCII. */
function withDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Words with their places. `Intl.Segmenter` is slow, so only scripts without spaces use it. */
function wordsIn(text: string, language: string): { segment: string; index: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)].flatMap(({ 0: segment, index }) =>
    unspaced.test(segment)
      ? [...new Intl.Segmenter(language, { granularity: 'word' }).segment(segment)].map((each) => ({
          segment: each.segment,
          index: index + each.index,
        }))
      : [{ segment, index }],
  );
}
