import type { Entity } from '../facts/types.ts';
import type { Token } from '../words/token.ts';

/** What a question says once it is read. */
export interface Reading {
  asked: string;
  tokens: Token[];
  /** What the tokens look like to the learner. */
  seen: string[];
  /** Entries named, in order, each once; the first of several that share a name. */
  named: Entity[];
  /** Stems that carry topic, for searching; those of names left out. */
  topics: string[];
  /** Unknown names, as they were written. */
  strangers: string[];
}
