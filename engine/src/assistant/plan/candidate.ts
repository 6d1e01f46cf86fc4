import type { Hit } from '../find/index.ts';
import type { Draft, Subject } from './scene.ts';

/** A possible answer. The judge compares all kinds. */
export interface Candidate {
  kind: 'fact' | 'reply' | 'answer' | 'sentence' | 'query' | 'part' | 'written';
  /** The classifier's targets for it; the first names the reply. */
  targets: readonly string[];
  draft: Draft;
  subject?: Subject;
  hit?: Hit;
  query?: Query;
  /** Similarity of the predictions for the question and for one of the owner's answers, 0 to 1. */
  alike?: number | undefined;
  /** `alike`, over business topics only; of the owner's own answers. */
  alikeInTopic?: number | undefined;
  /** Similarity to its wordings. */
  near?: number;
  /** The share of the question that a part of the last answer contains. */
  held?: number;
}

/** A question about several entries: the operation and its set. */
export interface Query {
  operation: 'list' | 'count' | 'newest' | 'oldest' | 'compare' | 'recommend';
  /** The share of the question that its set and conditions account for, 0 to 1. */
  explained: number;
  isEmpty: boolean;
}
