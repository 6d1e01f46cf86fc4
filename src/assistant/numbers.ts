import type { Language } from '#src/i18n/languages.ts';

const cardinals: Record<Language, string[]> = {
  es: ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
};

const ordinals: Record<Language, RegExp[]> = {
  es: [
    /^primer[oa]?s?$/,
    /^segund[oa]s?$/,
    /^tercer[oa]?s?$/,
    /^cuart[oa]s?$/,
    /^quint[oa]s?$/,
    /^sext[oa]s?$/,
    /^septim[oa]s?$/,
    /^octav[oa]s?$/,
    /^noven[oa]s?$/,
    /^decim[oa]s?$/,
  ],
  en: [
    /^(first|1st)$/,
    /^(second|2nd)$/,
    /^(third|3rd)$/,
    /^(fourth|4th)$/,
    /^(fifth|5th)$/,
    /^(sixth|6th)$/,
    /^(seventh|7th)$/,
    /^(eighth|8th)$/,
    /^(ninth|9th)$/,
    /^(tenth|10th)$/,
  ],
};

/** `3`, `tres`, `three` → 3. */
export function readCardinal(token: string | undefined, language: Language): number | undefined {
  if (!token) return undefined;
  if (/^\d{1,3}$/.test(token)) return Number(token);
  const at = cardinals[language].indexOf(token);
  return at > 0 ? at : undefined;
}

/** `second`, `segunda`, `2nd` → 2; `last`, `último` → -1. */
export function readOrdinal(token: string, language: Language): number | undefined {
  if (/^(ultim[oa]s?|last)$/.test(token)) return -1;
  const at = ordinals[language].findIndex((pattern) => pattern.test(token));
  return at >= 0 ? at + 1 : undefined;
}

/** The chapter a question counts out: `capítulo 6`, `chapter two`, `el segundo capítulo`. */
export function readChapterNumber(tokens: readonly string[], language: Language): number | undefined {
  const at = tokens.findIndex((token) => /^(capitulos?|chapters?|cap|ch)$/.test(token));
  if (at < 0) return undefined;
  const after = tokens.slice(at + 1, at + 3).filter((token) => !/^(numero|number|el|the|n)$/.test(token))[0];
  const cardinal = readCardinal(after, language);
  if (cardinal !== undefined) return cardinal;
  for (const near of [tokens[at - 1], after]) {
    const ordinal = near ? readOrdinal(near, language) : undefined;
    if (ordinal && ordinal > 0) return ordinal;
  }
  return undefined;
}

const months: Record<Language, string[]> = {
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  en: [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
};

/** `en mayo de 2025`, `in May` → `05`. A bare "may" or "march" is another word. */
export function readMonth(text: string, language: Language): string | undefined {
  const match = /(?:\b(?:en|de|desde|in|of|from|since|during) )(\p{L}+)/gu;
  for (const [, word = ''] of text.matchAll(match)) {
    const at = months[language].indexOf(word);
    if (at >= 0) return String(at + 1).padStart(2, '0');
  }
  return undefined;
}

/** How many are asked for beside "latest" or "oldest": `los tres más recientes`, `two oldest`, `last 3`. */
export function readLimit(tokens: readonly string[], language: Language): number | undefined {
  for (const token of tokens) {
    const value = readCardinal(token, language);
    if (value !== undefined && value > 1 && value <= 20) return value;
  }
  return undefined;
}
