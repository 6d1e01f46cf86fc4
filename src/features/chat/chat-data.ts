import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { NamedEntry } from './parts/reply/named-entries.ts';

/** A card below a reply that named a project or a work. */
export interface NamedCard extends NamedEntry {
  title: string;
  /** The page that shows it, with its place there. */
  href: string;
  icon: string | null;
  /** Status or kind, and date. */
  facts: string[];
}

/** Where questions go. `base` and `token` are only set for a gateway that browsers ask themselves. */
export interface ChatAddress {
  mode: 'server' | 'direct' | 'browser';
  base: string;
  token: string | null;
  model: string;
}

/** Everything the window needs in one language; fetched when it is first opened. */
export interface ChatData {
  words: Dictionary['chat'];
  address: ChatAddress;
  /** The system message that goes with each request. The site's own server puts its own in its place. */
  system: string;
  cards: NamedCard[];
  /** What can be asked with one press before anything was said. */
  questions: string[];
}
