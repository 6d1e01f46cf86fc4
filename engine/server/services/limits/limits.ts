import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedRedis } from '../redis.ts';
import { ServiceError } from '../service-error.ts';
import type { CountKeeper } from './kept-counts.ts';
import { nothing, places, type Limits } from './limit.ts';

/**
 * Creates limits for one process, or for several that share a Redis. While it is down, each process continues from the
 * last counts it saw.
 */
export function createLimits({ redis, keeper }: { redis?: SharedRedis | null; keeper?: CountKeeper } = {}): Limits {
  return {
    rate({ name, points, seconds, kept = false }) {
      const options = { keyPrefix: name, points, duration: seconds };
      // Used if Redis goes down.
      const memory = new RateLimiterMemory(options);
      const safe = { insuranceLimiter: memory, rejectIfRedisNotReady: true };
      const counted = kept ? keeper?.keep(name, memory) : undefined;
      const limiter = redis ? new RateLimiterRedis({ ...options, ...safe, storeClient: redis.client }) : memory;
      const remember = async (key: string, { consumedPoints, msBeforeNext }: RateLimiterRes) => {
        if (redis?.isThere()) await memory.set(key, consumedPoints, Math.ceil(msBeforeNext / 1000));
      };
      const undo = async (key: string) => {
        await remember(key, await limiter.reward(key));
        counted?.();
      };
      return {
        undo,
        async take(key) {
          try {
            await remember(key, await limiter.consume(key));
            counted?.();
            return nothing;
          } catch (rejected) {
            if (!(rejected instanceof RateLimiterRes)) throw rejected;
            // The library counts refused attempts too.
            await undo(key);
            const retryAfter = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
            throw new ServiceError('limit_reached', { message: `${name} is used up`, retryAfter });
          }
        },
      };
    },
    places,
  };
}
