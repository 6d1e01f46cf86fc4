import { foldText } from '#src/lib/fold-text.ts';

/** A period. Dates are `2021` or `2021-09`; without `to` it continues. */
export interface Dates {
  from?: string;
  to?: string;
}

type Sign = 'date' | 'month' | 'since' | 'until' | 'dash' | 'now';

interface Part {
  sign: Sign;
  year?: string;
  month?: string;
}

const words = {
  since: wordsIn('desde since from seit ab von beri yana منذ من'),
  until: wordsIn('hasta al a until till to bis حتى إلى'),
  now: wordsIn(
    'hoy actualidad presente actual actualmente ahora now present today current currently heute jetzt günümüz bugün halen الآن اليوم حاليا الحاضر',
  ),
  of: wordsIn('en de del el la in of the im dem den dan ten tan bu عام سنة'),
};

function wordsIn(list: string): readonly string[] {
  return foldText(list).split(' ');
}

/** The shapes that are understood, as the first letters of their parts: date, bare month, since, until, dash, now. */
const shapes: Readonly<Record<string, (dates: readonly Part[]) => Dates>> = {
  on: ([on]) => ({ from: iso(on), to: iso(on) }),
  since: ([from]) => ({ from: iso(from) }),
  until: ([to]) => ({ to: iso(to) }),
  both: ([from, to]) => ({ from: iso({ year: to?.year, ...from }), to: iso(to) }),
};
const shapeOf = (signs: string) =>
  Object.entries({ on: /^d$/, since: /^(sd|ds|s?d([u-]n?))$/, until: /^ud$/, both: /^s?[dm][u-]d$/ }).find(
    ([, shape]) => shape.test(signs),
  )?.[0];

const iso = (part?: Pick<Part, 'year' | 'month'>) => [part?.year, part?.month].filter(Boolean).join('-');

/** Month names of each language, as they are written alone and in dates, folded. */
const monthNames = new Map<string, readonly (readonly string[])[]>();

function monthsOf(language: string): readonly (readonly string[])[] {
  const known = monthNames.get(language);
  if (known) return known;
  const forms = (['long', 'short'] as const).flatMap((month) => [{ month }, { month, day: 'numeric' } as const]);
  const names = Array.from({ length: 12 }, (_, at) =>
    forms.map((form) => {
      const parts = new Intl.DateTimeFormat(language, { ...form, calendar: 'gregory', timeZone: 'UTC' });
      const name = parts.formatToParts(Date.UTC(2024, at, 3)).find(({ type }) => type === 'month')?.value ?? '';
      return foldText(name).replaceAll('.', '');
    }),
  );
  monthNames.set(language, names);
  return names;
}

/**
 * Reads wordings such as `mar 2019 – jun 2021`, `2015-2019` or `since 2020`. `present` are further words for now; of the
 * languages, the first one that knows a month decides.
 */
export class DateReader {
  readonly #months: readonly (readonly (readonly string[])[])[];
  readonly #now: ReadonlySet<string>;

  constructor(languages: readonly string[], present: readonly string[] = []) {
    this.#months = languages.map(monthsOf);
    this.#now = new Set([...words.now, ...present.map(foldText)]);
  }

  /** The dates, or undefined if a word or a number is not understood. */
  read(wording: string): Dates | undefined {
    const parts: Part[] = [];
    for (const token of foldText(latinDigits(wording)).match(/\d+(?:[./-]\d+)*|\p{L}+|[-‐–—−]|[^\s,.'’]/gu) ?? []) {
      const found = this.#partsOf(token);
      if (!found) return undefined;
      for (const part of found) {
        const last = parts.at(-1);
        if (part.sign === 'date' && last?.sign === 'month' && !part.month) {
          parts.pop();
          parts.push({ ...last, ...part });
        } else parts.push(part);
      }
    }
    const shape = shapeOf(parts.map(({ sign }) => (sign === 'dash' ? '-' : sign[0])).join(''));
    const written = parts.filter(({ sign }) => sign === 'date' || sign === 'month');
    const dates = shape && shapes[shape]?.(written);
    if (!dates) return undefined;
    // `Sep-2020` would otherwise be a month, and then a year.
    return isPlausible(dates) && (written[0]?.sign !== 'month' || written[1]?.month) ? dates : undefined;
  }

  #partsOf(token: string): Part[] | undefined {
    if (/^\d/.test(token)) return numbered(token);
    if (/^[-‐–—−]$/.test(token)) return [{ sign: 'dash' }];
    if (this.#now.has(token)) return [{ sign: 'now' }];
    for (const sign of ['since', 'until'] as const) if (words[sign].includes(token)) return [{ sign }];
    if (words.of.includes(token)) return [];
    for (const months of this.#months) {
      const named = months.flatMap((names, at) => (names.some((name) => isNameOf(token, name)) ? [at + 1] : []));
      if (named.length === 1) return [{ sign: 'month', month: String(named[0]).padStart(2, '0') }];
    }
    return undefined;
  }
}

const isPlausible = ({ from = '', to = '' }: Dates) =>
  !from || !to || from.slice(0, to.length) <= to.slice(0, from.length);

/** The whole name, or its beginning. */
const isNameOf = (word: string, name: string) => word === name || (word.length >= 3 && name.startsWith(word));

function numbered(token: string): Part[] | undefined {
  const date = (year: string, month?: string): Part => ({ sign: 'date', year, ...(month && { month }) });
  const [, year = '', sign, rest = ''] = /^((?:19|20)\d\d)(?:([./-])(\d+))?$/.exec(token) ?? [];
  if (year && !sign) return [date(year)];
  const isMonth = /^(0[1-9]|1[0-2])$/.test(rest);
  const isLater = rest.length === 2 && rest > year.slice(2);
  // `2010-12` may be a month or two years.
  if (year && isMonth !== isLater) {
    if (isMonth) return [date(year, rest)];
    return [date(year), { sign: 'dash' }, date(year.slice(0, 2) + rest)];
  }
  if (/^(19|20)\d\d$/.test(rest) && sign !== '.') return [date(year), { sign: 'dash' }, date(rest)];
  const [, month, after] = /^(0?[1-9]|1[0-2])[./-]((?:19|20)\d\d)$/.exec(token) ?? [];
  return month && after ? [date(after, month.padStart(2, '0'))] : undefined;
}

/** Digits of any script as 0 to 9. */
function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point));
    const point = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && isDigit(point - value - 1)) value += 1;
    return String(value);
  });
}
