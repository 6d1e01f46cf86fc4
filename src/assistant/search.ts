import type { Language } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/text.ts';
import { stem } from './text/stem.ts';
import { wordsOf } from './text/tokens.ts';
import { functionWords } from './words/function-words.ts';
import { synonymsOf } from './words/synonyms.ts';

/** A text that can be found, by fields of unequal weight. */
export interface SearchDocument<T> {
  item: T;
  fields: { text: string; weight: number }[];
}

export interface Hit<T> {
  item: T;
  score: number;
  /** The share of the question's words, by how telling they are, that the document holds. */
  coverage: number;
  /** How many of the question's words it holds. */
  matched: number;
}

export interface SearchIndex<T> {
  items: T[];
  /** For each stem, how heavily each document holds it. */
  postings: Map<string, Map<number, number>>;
  lengths: number[];
  averageLength: number;
  language: Language;
}

const saturation = 1.2;
const lengthShare = 0.5;
const synonymWeight = 0.6;
const prefixWeight = 0.5;

/** Stems of a text without its function words. */
export function contentStems(text: string, language: Language): string[] {
  return wordsOf(foldText(text))
    .filter((token) => !functionWords[language].has(token))
    .map((token) => stem(token, language));
}

/** Builds the inverted index of BM25F: term frequencies are added up over the weighted fields. */
export function buildSearch<T>(documents: SearchDocument<T>[], language: Language): SearchIndex<T> {
  const postings = new Map<string, Map<number, number>>();
  const lengths = documents.map(({ fields }, at) => {
    let length = 0;
    for (const { text, weight } of fields) {
      for (const term of contentStems(text, language)) {
        const posting = postings.get(term) ?? new Map<number, number>();
        posting.set(at, (posting.get(at) ?? 0) + weight);
        postings.set(term, posting);
        length += 1;
      }
    }
    return length;
  });
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return { items: documents.map(({ item }) => item), postings, lengths, averageLength, language };
}

/** The documents that hold any of the stems, best first. */
export function search<T>(index: SearchIndex<T>, stems: readonly string[]): Hit<T>[] {
  const wanted = [...new Set(stems)];
  const scores = new Map<number, { score: number; covered: number; matched: number }>();
  let total = 0;
  for (const term of wanted) {
    const rarity = idf(index, term);
    total += rarity;
    const best = new Map<number, { score: number; share: number }>();
    for (const [variant, share] of variantsOf(index, term)) {
      for (const [at, weight] of index.postings.get(variant) ?? []) {
        const norm = 1 - lengthShare + (lengthShare * (index.lengths[at] ?? 0)) / index.averageLength;
        const score = (share * idf(index, variant) * weight) / (weight + saturation * norm);
        if (score > (best.get(at)?.score ?? 0)) best.set(at, { score, share });
      }
    }
    for (const [at, { score, share }] of best) {
      const sum = scores.get(at) ?? { score: 0, covered: 0, matched: 0 };
      scores.set(at, {
        score: sum.score + score,
        covered: sum.covered + rarity * Math.sqrt(share),
        matched: sum.matched + 1,
      });
    }
  }
  return [...scores]
    .flatMap(([at, { score, covered, matched }]) => {
      const item = index.items[at];
      return item === undefined ? [] : [{ item, score, coverage: total ? covered / total : 0, matched }];
    })
    .sort((a, b) => b.score - a.score);
}

function idf<T>(index: SearchIndex<T>, term: string): number {
  const count = index.postings.get(term)?.size ?? 0;
  return Math.log(1 + (index.items.length - count + 0.5) / (count + 0.5));
}

/** The stem itself, what means nearly the same, and, when neither stands anywhere, longer or shorter forms of it. */
function variantsOf<T>(index: SearchIndex<T>, term: string): [string, number][] {
  const variants: [string, number][] = [[term, 1]];
  for (const synonym of synonymsOf(term, index.language)) variants.push([synonym, synonymWeight]);
  if (index.postings.has(term) || term.length < 5) return variants;
  for (const other of index.postings.keys()) {
    if (Math.min(other.length, term.length) < 5 || Math.abs(other.length - term.length) > 4) continue;
    if (other.startsWith(term) || term.startsWith(other)) variants.push([other, prefixWeight]);
  }
  return variants;
}
