import { Redis } from 'ioredis';
import type { Log } from '#server/log.ts';

const longestPause = 5_000;

/** Time limits (milliseconds) for every Redis client, including those that libraries create. */
export const boundedRedis = {
  connectTimeout: 2_000,
  // A visitor waits for it.
  commandTimeout: 500,
  // Leaves a server that hangs, so that only the first visitors wait.
  socketTimeout: 1_000,
  maxRetriesPerRequest: 1,
};

export type SharedRedis = ReturnType<typeof connectRedis>;

/** Connects to Redis or Valkey, and logs when it goes away and comes back. */
export function connectRedis(url: string, log: Log) {
  const client = new Redis(url, {
    ...boundedRedis,
    enableOfflineQueue: false,
    retryStrategy: (tries) => Math.min(tries * 250, longestPause),
  });
  let away = false;
  let closed = false;

  function goneAway(reason: string): void {
    if (away || closed) return;
    away = true;
    log.warn('redis_away', { reason, meanwhile: 'limits are counted by this process only' });
  }
  client.on('error', (error: Error & { code?: string }) => goneAway(error.code ?? error.message));
  client.on('close', () => goneAway('connection closed'));
  client.on('ready', () => {
    if (away) log.info('redis_back', { note: 'limits are shared again' });
    away = false;
  });

  return {
    client,
    isThere: () => client.status === 'ready',
    async close(): Promise<void> {
      closed = true;
      // `quit` waits for an answer, which a hung Redis never gives, so the command timeout applies.
      if (client.status === 'ready') await client.quit().catch(() => undefined);
      client.disconnect();
    },
  };
}
