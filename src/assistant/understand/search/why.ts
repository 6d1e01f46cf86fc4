import type { Knowledge } from '../knowledge.ts';
import type { Reading } from '../reading.ts';

/** True when a word of a question, or two that stand together, pass a test. */
export function says({ tokens }: Reading, test: (words: string) => boolean): boolean {
  return tokens.some(({ text }, at) => test(text) || test(`${text} ${tokens[at + 1]?.text ?? ''}`));
}

/** True when a reason is asked for. */
export function isWhy(reading: Reading, { words }: Knowledge): boolean {
  return says(reading, words.why);
}
