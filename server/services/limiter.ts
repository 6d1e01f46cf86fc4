import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Counts how often a key was used within a window. */
export interface Limiter {
  /** Uses one point of the key. Null when that was allowed, else the seconds until the next one is. */
  use(key: string): Promise<number | null>;
}

/** Makes limiters that are kept in this process, or shared over Redis. */
export interface Limiters {
  create(options: { name: string; points: number; seconds: number }): Limiter;
  close(): Promise<void>;
}

/** With a Redis address, all processes count together; while Redis is away each counts on its own. */
export function createLimiters(redisUrl: string | undefined): Limiters {
  const redis = redisUrl ? new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 }) : null;
  redis?.on('error', () => undefined);
  return {
    create({ name, points, seconds }) {
      const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
      const limiter: RateLimiterAbstract = redis
        ? new RateLimiterRedis({
            storeClient: redis,
            keyPrefix: name,
            points,
            duration: seconds,
            insuranceLimiter: memory,
          })
        : memory;
      return {
        async use(key) {
          try {
            await limiter.consume(key);
            return null;
          } catch (rejected) {
            if (rejected instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
            throw rejected;
          }
        },
      };
    },
    async close() {
      await redis?.quit().catch(() => redis.disconnect());
    },
  };
}
