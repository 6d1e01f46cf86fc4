import { foldText } from '#src/lib/text.ts';

/** Questions are read up to here; nobody's question is longer. */
export const longestQuestion = 600;

/** Longest run of words that is looked at. */
const mostTokens = 80;

/** Removes control characters, folds case and accents and joins white space. */
export function foldQuestion(text: string): string {
  return foldText(text.slice(0, longestQuestion).replace(/\p{Cc}|\p{Cf}/gu, ' '))
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words of a folded text, however long: letters and figures. `next.js` gives two, `what's` gives `what` and `s`. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a question. */
export function tokenize(folded: string): string[] {
  return wordsOf(folded).slice(0, mostTokens);
}

/** A name without what people leave out when they type it: `Next.js` → `nextjs`, `Candle Rush 2` → `candlerush2`. */
export function squash(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}+#]/gu, '');
}

/** Parts of a text that can be quoted by themselves; a dot inside a name or a number ends nothing. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡«"“])/u).filter(Boolean);
}
