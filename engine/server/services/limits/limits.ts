import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { SharedRedis } from '../redis.ts';
import { ServiceError } from '../service-error.ts';
import type { CountKeeper } from './kept-counts.ts';
import { nothing, places, type Limits } from './limit.ts';

interface LimitsOptions {
  /** Counts are shared through Redis; while it is down, each process continues from the last counts it saw. */
  redis?: SharedRedis | null;
  keeper?: CountKeeper | null;
}

/** Creates limits for one process, or for several that share a Redis. */
export function createLimits({ redis = null, keeper = null }: LimitsOptions = {}): Limits {
  return {
    rate({ name, points, seconds, kept = false }) {
      const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
      const counted = kept ? keeper?.keep(name, memory) : undefined;
      const limiter: RateLimiterAbstract = redis ? sharedLimiter(redis, memory) : memory;
      // Used if Redis goes down.
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

function sharedLimiter({ client }: SharedRedis, memory: RateLimiterMemory): RateLimiterAbstract {
  return new RateLimiterRedis({
    storeClient: client,
    keyPrefix: memory.keyPrefix,
    points: memory.points,
    duration: memory.duration,
    insuranceLimiter: memory,
    rejectIfRedisNotReady: true,
  });
}
