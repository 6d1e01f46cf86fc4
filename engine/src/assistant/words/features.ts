import type { Language } from '#src/i18n/languages.ts';
import { stem } from './stem.ts';

/** Words that the classifier treats as synonyms. */
export interface Concepts {
  exact: ReadonlyMap<string, readonly string[]>;
  /** Beginnings of words, by their first two letters. */
  starts: ReadonlyMap<string, readonly { start: string; concept: string }[]>;
}

/** Reads `name: word word* …` lines. */
export function readConcepts(text: string): Concepts {
  const exact = new Map<string, string[]>();
  const starts = new Map<string, { start: string; concept: string }[]>();
  for (const line of text.split('\n')) {
    const [concept = '', words] = line.split(/:\s*/);
    if (line.startsWith('#') || !words) continue;
    for (const word of words.trim().split(/\s+/)) {
      if (!word.endsWith('*')) {
        const list = exact.get(word) ?? [];
        exact.set(word, [...list, concept]);
        continue;
      }
      const start = word.slice(0, -1);
      const list = starts.get(start.slice(0, 2)) ?? [];
      list.push({ start, concept });
      starts.set(start.slice(0, 2), list);
    }
  }
  return { exact, starts };
}

/** The concepts of a word. */
export function conceptsOf(word: string, { exact, starts }: Concepts): string[] {
  const begun = (starts.get(word.slice(0, 2)) ?? []).filter(({ start }) => word.startsWith(start));
  return [...(exact.get(word) ?? []), ...begun.map(({ concept }) => concept)];
}

/** The classifier's features of a question: words, stems, pairs, pairs with a gap, pieces of words and concepts. */
export function featuresOf(tokens: readonly string[], concepts: Concepts, language: Language): string[] {
  const features = new Set<string>();
  const marked = ['^', ...tokens, '$'];
  const seen = new Set<string>();
  marked.forEach((token, at) => {
    const next = marked[at + 1];
    if (next !== undefined) features.add(`${token} ${next}`);
    if (marked[at + 2] !== undefined) features.add(`${token} _ ${marked[at + 2]}`);
    if (marked[at + 3] !== undefined) features.add(`${token} __ ${marked[at + 3]}`);
    if (at === 0 || at === marked.length - 1) return;
    features.add(`w ${token}`);
    if (token.startsWith('<')) return;
    const root = stem(token, language);
    features.add(`s ${root}`);
    for (const concept of conceptsOf(token, concepts)) seen.add(concept);
    if (token.length < 4) return;
    const padded = `^${token}$`;
    for (let size = 3; size <= 4; size += 1)
      for (let from = 0; from + size <= padded.length; from += 1) features.add(`g${padded.slice(from, from + size)}`);
  });
  const present = [...seen].sort();
  present.forEach((concept, at) => {
    features.add(`c ${concept}`);
    for (const other of present.slice(at + 1)) features.add(`c ${concept} ${other}`);
    for (const token of tokens) if (token.startsWith('<')) features.add(`c ${concept} ${token}`);
  });
  features.add(`n ${Math.min(tokens.length, 6)}`);
  return [...features];
}
