import type { Entity } from '../facts/types.ts';
import type { Token } from '../words/token.ts';

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
