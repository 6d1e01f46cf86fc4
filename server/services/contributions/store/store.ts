import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { createStorage, type Storage } from 'unstorage';
import fsDriver from 'unstorage/drivers/fs-lite';
import memoryDriver from 'unstorage/drivers/memory';
import redisDriver from 'unstorage/drivers/redis';
import * as v from 'valibot';
import { boundedRedis } from '#server/services/redis.ts';
import { daySchema } from '../sources/source.ts';

const answerSchema = v.object({ fetchedAt: v.number(), days: v.array(daySchema) });

/** What a source last told of one window of days, and when (milliseconds). */
export type StoredAnswer = v.InferOutput<typeof answerSchema>;

/** Keeps answers beyond this process. */
export interface AnswerStore {
  /** Undefined when there is none, or what is there cannot be read as one. */
  read(key: string): Promise<StoredAnswer | undefined>;
  write(key: string, answer: StoredAnswer): Promise<void>;
  close(): Promise<void>;
}

/** Beside the recent year, this many other windows are kept; which of them go does not matter. */
const mostWindows = 64;

/** Answers in Redis when several processes share one, else in files of the data folder. */
export function createStore({ redisUrl, folder }: { redisUrl?: string | undefined; folder: string }): AnswerStore {
  if (!redisUrl) return storeOn(createStorage({ driver: fsDriver({ base: join(folder, 'contributions') }) }));
  const driver = redisDriver({ url: redisUrl, base: 'contributions', ...boundedRedis });
  (driver.getInstance?.() as Redis | undefined)?.on('error', () => undefined);
  return storeOn(createStorage({ driver }));
}

/** A store that ends with the process. */
export function memoryStore(): AnswerStore {
  return storeOn(createStorage({ driver: memoryDriver() }));
}

function storeOn(storage: Storage): AnswerStore {
  return {
    async read(key) {
      const answer = v.safeParse(answerSchema, await storage.getItem(key));
      return answer.success ? answer.output : undefined;
    },
    async write(key, answer) {
      await storage.setItem(key, answer);
      const others = (await storage.getKeys()).filter((each) => each !== key && !each.endsWith(':recent'));
      await Promise.all(others.slice(mostWindows).map((each) => storage.removeItem(each)));
    },
    close: () => storage.dispose(),
  };
}
