import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { createStorage } from 'unstorage';
import fsDriver from 'unstorage/drivers/fs-lite';
import redisDriver from 'unstorage/drivers/redis';
import { boundedRedis } from '#server/services/redis.ts';
import type { AnswerStore } from './kept-source.ts';

export function createStore({ redisUrl, folder }: { redisUrl?: string | undefined; folder: string }): AnswerStore {
  if (!redisUrl) return createStorage({ driver: fsDriver({ base: join(folder, 'contributions') }) });
  const driver = redisDriver({ url: redisUrl, base: 'contributions', ...boundedRedis });
  (driver.getInstance?.() as Redis | undefined)?.on('error', () => undefined);
  return createStorage({ driver });
}
