import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { NamedEntry } from './parts/reply/named-entries.ts';

export interface NamedCard extends NamedEntry {
  title: string;
  href: string;
  facts: string[];
}

/** Where questions are sent. `base` and `token` are only set in direct mode, where browsers call the gateway. */
export interface ChatAddress {
  mode: 'server' | 'direct' | 'browser';
  base: string;
  token: string | null;
  model: string;
  /** The owner allows the browser's own language model. */
  browserModel: boolean;
}

/** Data of the chat window in one language; loaded when it first opens. */
export interface ChatData {
  words: Dictionary['chat'];
  address: ChatAddress;
  /** System message sent with each request. The site's own server replaces it. */
  system: string;
  cards: NamedCard[];
  questions: string[];
}
