import type { Entity } from './facts/types.ts';
import type { Reading } from './read/reading.ts';

/** The topic before this question, rebuilt from the messages. */
export interface State {
  /** Entries that the last reply was about, the nearest first. */
  focus: readonly Entity[];
  /** The last list, in the order it was shown. */
  list: readonly Entity[];
  /** The target predicted for the last question. */
  target: string;
  /** The reading of the last question, which a short follow-up continues. */
  reading?: Reading;
  /** The text of the last reply. */
  said: string;
}

/** Nothing was said yet. */
export const noState: State = { focus: [], list: [], target: '', said: '' };
