import { foldText } from '#src/lib/fold-text.ts';

/** The longest question that is read, in characters. */
export const longestQuestion = 600;
const mostTokens = 80;

/** Folds case and accents, drops control characters and pictures, joins white space. */
export function fold(text: string): string {
  return (
    foldText(text.replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}\u200d\ufe0f]/gu, ' '))
      .replace(/[’‘`´]/g, "'")
      .replace(/\b(?:ca|wo)n't\b/g, (word) => (word.startsWith('ca') ? 'can not' : 'will not'))
      .replace(/(?<=[a-z])n't\b/g, ' not')
      .replace(/(?<![\p{L}\p{N}])w\/(o(?:ut)?\b)?/gu, (_, out) => (out ? 'without ' : 'with '))
      // A size: 40x60, 40 × 60.
      .replace(/(?<=\d)[x×](?=\d)/g, ' × ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Words of a folded text: letters and figures; `next.js`, `c++` and `e-mail` stay whole, `what's` gives `what` and `s`. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+(?:[.\-/][\p{L}\p{N}]+)*[+#]*/gu) ?? [];
}

/** The words of a question, up to the limit. */
export function wordsOfQuestion(text: string): string[] {
  return wordsOf(fold(text.slice(0, longestQuestion))).slice(0, mostTokens);
}

/** A name without punctuation that people omit: `Next.js` → `nextjs`. */
export function squash(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}+#]/gu, '');
}

/** Plain words of a text, the parts of joined ones apart. */
export function plainWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Parts of a text that can be quoted by themselves; a dot inside a name or a number ends nothing. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?…][»”"*]{0,2})\s+(?=[*«"“¿¡]{0,2}\p{Lu})/u)
    .filter(Boolean);
}

/** The questions in a text, or the whole text if it has none. */
export function askedIn(text: string): string {
  const asking = sentencesOf(text).filter((each) => each.includes('?'));
  return asking.length > 0 ? asking.join(' ') : text;
}
