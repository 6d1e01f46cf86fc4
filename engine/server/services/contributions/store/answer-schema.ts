import * as v from 'valibot';
import { daySchema } from '../sources/source.ts';

/** A cached answer; `fetchedAt` in milliseconds. */
const answerSchema = v.object({ fetchedAt: v.number(), days: v.array(daySchema) });
/** What a store has kept; undefined if that is nothing, or no answer. */
export const keptSchema = v.fallback(v.optional(answerSchema), undefined);

export type StoredAnswer = v.InferOutput<typeof answerSchema>;

export interface AnswerStore {
  read(key: string): Promise<StoredAnswer | undefined>;
  write(key: string, answer: StoredAnswer): Promise<void>;
  close(): Promise<void>;
}
