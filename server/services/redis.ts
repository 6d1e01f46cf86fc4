import { Redis } from 'ioredis';
import type { Log } from '#server/log.ts';

/** Milliseconds that Redis has for one command; whoever waits for it is a visitor. */
const commandTime = 500;
const connectTime = 2_000;
const heartbeat = 1_000;
const longestPause = 5_000;

/** Nothing waits longer than this for Redis; also for a library that makes its own connection. */
export const boundedRedis = { connectTimeout: connectTime, commandTimeout: commandTime, maxRetriesPerRequest: 1 };

/** A connection that several services share, and how it stands. */
export interface SharedRedis {
  client: Redis;
  /** True while commands are answered. */
  isThere(): boolean;
  close(): Promise<void>;
}

/**
 * Connects to Redis or Valkey. One that stops to answer (rather than closing the connection) is noticed by a heartbeat,
 * so that a command costs a visitor half a second at the most, and that only until the next beat. Going away and coming
 * back are told to the log once each.
 */
export function connectRedis(url: string, log: Log): SharedRedis {
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
    log.warn('redis_away', { reason, meanwhile: 'limits are counted by this process alone' });
  }

  client.on('error', (error: Error & { code?: string }) => goneAway(error.code ?? error.message));
  client.on('close', () => goneAway('connection closed'));
  client.on('ready', () => {
    if (away) log.info('redis_back', { note: 'limits are shared again' });
    away = false;
  });

  const beat = setInterval(() => {
    if (client.status !== 'ready') return;
    client.ping().catch(() => {
      if (closed) return;
      goneAway('no answer in time');
      client.disconnect(true);
    });
  }, heartbeat);
  beat.unref();

  return {
    client,
    isThere: () => client.status === 'ready' && !away,
    async close() {
      closed = true;
      clearInterval(beat);
      // `quit` waits for an answer, which a stopped Redis never gives; it is bounded like every command.
      if (client.status === 'ready') await client.quit().catch(() => undefined);
      client.disconnect();
    },
  };
}
