import type { Entity } from '../facts/types.ts';
import type { Mention } from './names.ts';

/** One word of a question, or a name of several. */
export interface Token {
  /** The corrected word; for a name, the words as written. */
  text: string;
  /** What the classifier sees: the word, or the kind of a name. */
  seen: string;
  mention?: Mention;
}

/** A parsed question. */
export interface Reading {
  asked: string;
  tokens: Token[];
  /** The tokens as the classifier sees them. */
  seen: string[];
  /** Entries named, in order, each once; the first of several that share a name. */
  named: Entity[];
  /** Stems to search for, without those of names. */
  topics: string[];
  /** Unknown names, as they were written. */
  strangers: string[];
}
