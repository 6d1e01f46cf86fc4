import { foldText } from '#src/lib/fold-text.ts';
import { plain } from '#src/lib/text.ts';
import type { SearchEntry, SearchPart } from './search-entry.ts';

/** A piece of a text; `found` if the query contains it. */
export interface Piece {
  text: string;
  found: boolean;
}

export interface Result {
  entry: SearchEntry;
  address: string;
  title: Piece[];
  excerpt: Piece[];
}

interface Folded {
  entry: SearchEntry;
  title: string;
  parts: { part: SearchPart; heading: string; text: string }[];
}

/** Results beyond this number are counted, not shown. */
export const mostResults = 50;

const excerptLength = 170;
const before = 50;

/** Prepares an index for `find`. */
export function foldIndex(entries: readonly SearchEntry[]): Folded[] {
  return entries.map((entry) => ({
    entry,
    title: foldText(plain(entry.title)),
    parts: entry.parts.map((part) => ({ part, heading: foldText(part.heading ?? ''), text: foldText(part.text) })),
  }));
}

/**
 * The entries that contain every word of a query, ignoring case and accents, best first. Without a query, the site's
 * pages; without any such entry, a few of those.
 */
export function find(index: readonly Folded[], query: string): { count: number; results: Result[] } {
  const terms = [...new Set(foldText(query).split(/\s+/).filter(Boolean))];
  const found = index
    .map((folded) => ({ folded, score: terms.length > 0 ? scoreOf(folded, terms) : Number(isWholePage(folded.entry)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  if (found.length === 0 && terms.length > 0) return { count: 0, results: find(index, '').results.slice(0, 3) };
  return { count: found.length, results: found.slice(0, mostResults).map(({ folded }) => resultOf(folded, terms)) };
}

const isWholePage = ({ kind, address }: SearchEntry) => kind === 'page' && !address.includes('#');

/** Written without spaces, so that a word can begin anywhere. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * Where a term is in a text. It may be inside a word, since many languages join words and endings; one or two letters
 * only count at its beginning.
 */
function placesOf(text: string, term: string): { at: number; startsWord: boolean }[] {
  const places = [];
  const anywhere = term.length > 2 || unspaced.test(term);
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + term.length)) {
    const startsWord = at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
    if (anywhere || startsWord) places.push({ at, startsWord });
  }
  return places;
}

/** 0: not in the text; 1: within a word; 2: at the beginning of one; 3: a whole word. */
function rankOf(text: string, term: string): number {
  const ranks = placesOf(text, term).map(({ at, startsWord }) => {
    if (!startsWord) return 1;
    return /[\p{L}\p{N}]/u.test(text.charAt(at + term.length)) ? 2 : 3;
  });
  return Math.max(0, ...ranks);
}

const partScore = ({ heading, text }: Folded['parts'][number], term: string) =>
  Math.max(4 * rankOf(heading, term), rankOf(text, term));

/**
 * 0 if a term is missing. A title counts more than a heading, and a heading more than the text. A page mostly lists what
 * has an entry of its own.
 */
function scoreOf({ entry, title, parts }: Folded, terms: readonly string[]): number {
  const worth = entry.kind === 'page' ? 0.4 : 1;
  let sum = title.includes(terms.join(' ')) ? 8 : 0;
  for (const term of terms) {
    const score = Math.max(8 * rankOf(title, term), ...parts.map((part) => worth * partScore(part, term)));
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

/** The part with most of the terms; the first among equals. */
function bestPart(parts: Folded['parts'], terms: readonly string[]): Folded['parts'][number] | undefined {
  const has = (part: Folded['parts'][number]) => terms.filter((term) => partScore(part, term) > 0).length;
  return parts.reduce<Folded['parts'][number] | undefined>(
    (best, part) => (best === undefined || has(part) > has(best) ? part : best),
    undefined,
  );
}

function resultOf({ entry, parts }: Folded, terms: readonly string[]): Result {
  const { part } = bestPart(parts, terms) ?? {};
  return {
    entry,
    address: part?.anchor ? `${entry.address}#${part.anchor}` : entry.address,
    title: markedOf(plain(entry.title), terms),
    excerpt: excerptOf([part?.heading, part?.text].filter(Boolean).join(' · '), terms),
  };
}

/** A text in pieces; those that match a term are marked. */
export function markedOf(text: string, terms: readonly string[]): Piece[] {
  const folded = foldPlaces(text);
  const spans = terms
    .flatMap((term) =>
      placesOf(folded.folded, term).map(({ at }) => ({
        start: folded.starts[at] ?? 0,
        end: endOf(folded, at + term.length),
      })),
    )
    .sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of spans) {
    if (end <= done) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), found: false });
    pieces.push({ text: text.slice(Math.max(start, done), end), found: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), found: false });
  return pieces;
}

/** The words around the first place that a term finds, else the beginning. */
function excerptOf(text: string, terms: readonly string[]): Piece[] {
  const pieces = markedOf(text, terms);
  const [first] = pieces;
  const at = first && !first.found && pieces.length > 1 ? first.text.length : 0;
  const start = at > before ? wordAt(text, at - before) : 0;
  const end = start + excerptLength < text.length ? text.lastIndexOf(' ', start + excerptLength) : text.length;
  const shown = text.slice(start, end > at ? end : start + excerptLength);
  return [
    ...(start > 0 ? [{ text: '… ', found: false }] : []),
    ...markedOf(shown, terms),
    ...(end < text.length ? [{ text: ' …', found: false }] : []),
  ];
}

/** The beginning of the next word, or the place itself where no space is near. */
function wordAt(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 || space > at + before ? at : space + 1;
}

/** A folded text with the place in the original where each of its letters begins. */
interface FoldedPlaces {
  folded: string;
  starts: readonly number[];
}

/** The same as `foldText`, letter by letter: folding can make one letter of two, or none. */
export function foldPlaces(text: string): FoldedPlaces {
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const letter of text) {
    const simple = letter < '\u0080' ? letter.toLowerCase() : foldText(letter);
    for (let index = 0; index < simple.length; index += 1) starts.push(at);
    folded += simple;
    at += letter.length;
  }
  starts.push(at);
  return { folded, starts };
}

/** The end in the original of what ends at `end` in the folded text: after the whole letter and its marks. */
function endOf({ starts }: FoldedPlaces, end: number): number {
  const last = starts[end - 1] ?? 0;
  let next = end;
  while (next < starts.length - 1 && starts[next] === last) next += 1;
  return starts[next] ?? last;
}
