import type { Knowledge } from '../knowledge.ts';
import type { Reading } from '../reading.ts';

/** True when a reason is asked for. */
export function isWhy({ tokens }: Reading, { words }: Knowledge): boolean {
  return tokens.some(({ text }, at) => words.why(text) || words.why(`${text} ${tokens[at + 1]?.text ?? ''}`));
}
