import type { Entity } from '#src/assistant/facts/types.ts';
import type { Reading } from '../reading.ts';

/** What the talk was about before this question; rebuilt from the messages that were sent. */
export interface State {
  /** What the last reply was about, the nearest first. */
  focus: Entity[];
  /** The last list, in the order it was shown. */
  list: Entity[];
  /** Which picture of the series in focus. */
  frame?: number;
  /** What the last question was taken for. */
  target: string;
  /** How the last question was read; a short one after it goes on from there. */
  reading?: Reading;
  /** The technologies that the last questions named, the last first. */
  tools: string[];
  /** What the last reply said. */
  said: string;
  /** The entries that replies were about one at a time, the last first. */
  recent: Entity[];
}

/** Nothing was said yet. */
export const noState: State = { focus: [], list: [], target: '', said: '', tools: [], recent: [] };
