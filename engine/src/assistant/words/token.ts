import type { Mention } from '../read/names.ts';

/** One word of a question, or a name of several. */
export interface Token {
  /** The word, mended; for a name the words it was written with. */
  text: string;
  /** What the learner sees: the word, or what kind of name stands here. */
  seen: string;
  mention?: Mention;
}
