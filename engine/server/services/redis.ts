import { Redis, ReplyError } from 'ioredis';
import type { Log } from '#server/log.ts';

const heartbeat = 1_000;
const longestPause = 5_000;

/** Time limits for every Redis client, including those that libraries create: a visitor waits for each command. */
export const boundedRedis = { connectTimeout: 2_000, commandTimeout: 500, maxRetriesPerRequest: 1 };

export type SharedRedis = ReturnType<typeof connectRedis>;

/** Connects to Redis or Valkey. A heartbeat notices a server that hangs, for which visitors must not wait. */
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
  /** Rejects when Redis does not accept a write: a full Redis or a read-only replica still answers `PING`. */
  const check = () => client.set('alive', '1', 'EX', 60);
  async function lookAfter(): Promise<void> {
    if (client.status !== 'ready') return;
    try {
      await check();
      if (away) log.info('redis_back', { note: 'limits are shared again' });
      away = false;
    } catch (error) {
      if (closed) return;
      const refusal = error instanceof ReplyError ? /^[A-Z]+/.exec((error as Error).message)?.[0] : undefined;
      goneAway(refusal ? `takes no writes: ${refusal}` : 'no answer within the time limit');
      if (!refusal) client.disconnect(true);
    }
  }
  client.on('ready', () => void lookAfter());
  const beat = setInterval(() => void lookAfter(), heartbeat);
  beat.unref();

  return {
    client,
    check,
    isThere: () => client.status === 'ready' && !away,
    async close(): Promise<void> {
      closed = true;
      clearInterval(beat);
      // `quit` waits for an answer, which a hung Redis never gives, so the command timeout applies.
      if (client.status === 'ready') await client.quit().catch(() => undefined);
      client.disconnect();
    },
  };
}
