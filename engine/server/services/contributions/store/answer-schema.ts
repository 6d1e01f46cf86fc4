import * as v from 'valibot';
import { daySchema } from '../sources/source.ts';

/** A cached answer; `fetchedAt` in milliseconds. */
export const answerSchema = v.object({ fetchedAt: v.number(), days: v.array(daySchema) });

export type StoredAnswer = v.InferOutput<typeof answerSchema>;

export interface AnswerStore {
  read(key: string): Promise<StoredAnswer | undefined>;
  write(key: string, answer: StoredAnswer): Promise<void>;
  close(): Promise<void>;
}
