import * as v from 'valibot';
import { daySchema } from '../sources/source.ts';

/** The shape of a kept answer. */
export const answerSchema = v.object({ fetchedAt: v.number(), days: v.array(daySchema) });

/** What a source last told of one window of days, and when (milliseconds). */
export type StoredAnswer = v.InferOutput<typeof answerSchema>;

/** Keeps answers beyond this process. */
export interface AnswerStore {
  /** Undefined when there is none, or what is there cannot be read as one. */
  read(key: string): Promise<StoredAnswer | undefined>;
  write(key: string, answer: StoredAnswer): Promise<void>;
  close(): Promise<void>;
}
