import type { Mention } from '../read/names.ts';

/** One word of a question, or a name of several. */
export interface Token {
  /** The corrected word; for a name, the words as written. */
  text: string;
  /** What the classifier sees: the word, or the kind of a name. */
  seen: string;
  mention?: Mention;
}
