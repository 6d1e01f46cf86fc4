import type { Entity } from './facts/types.ts';
import type { Reading } from './read/reading.ts';

/** What the talk was about before this question; rebuilt from the messages that were sent. */
export interface State {
  /** What the last reply was about, the nearest first. */
  focus: readonly Entity[];
  /** The last list, in the order it was shown. */
  list: readonly Entity[];
  /** What the last question was taken for. */
  target: string;
  /** How the last question was read; a short one after it goes on from there. */
  reading?: Reading;
  /** What the last reply said. */
  said: string;
  /** The owner's own answer that it gave. */
  answer?: string;
}

/** Nothing was said yet. */
export const noState: State = { focus: [], list: [], target: '', said: '' };
