import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { ServiceError } from './service-error.ts';

/** Something of which there is not without end: requests of an address, questions in a day, replies at once. */
export interface Limit {
  /**
   * Takes one for the key. What is only had for a while is given back with the returned function.
   * @throws {ServiceError} when there is none, saying when there is one again.
   */
  take(key: string): Promise<GiveBack>;
}

export type GiveBack = () => void;

/** Makes limits that are kept in this process, or shared over Redis. */
export interface Limits {
  /** So many in a window of time, for each key. */
  rate(options: { name: string; points: number; seconds: number }): Limit;
  /** So many at once, for each key, in this process. */
  places(most: number): Limit;
  close(): Promise<void>;
}

const nothing: GiveBack = () => undefined;

/** For what costs nothing. */
export const unlimited: Limit = { take: async () => nothing };

/** With a Redis address, all processes count together; while Redis is away each counts on its own. */
export function createLimits(redisUrl: string | undefined): Limits {
  const redis = redisUrl ? new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 }) : null;
  redis?.on('error', () => undefined);
  return {
    rate({ name, points, seconds }) {
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
        async take(key) {
          try {
            await limiter.consume(key);
            return nothing;
          } catch (rejected) {
            if (!(rejected instanceof RateLimiterRes)) throw rejected;
            const retryAfter = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
            throw new ServiceError('limit_reached', { message: `${name} is used up`, retryAfter });
          }
        },
      };
    },
    places,
    async close() {
      await redis?.quit().catch(() => redis.disconnect());
    },
  };
}

/** Places that are taken and given back; giving back twice is once. */
function places(most: number): Limit {
  const taken = new Map<string, number>();
  return {
    async take(key) {
      const now = taken.get(key) ?? 0;
      if (now >= most) throw new ServiceError('no_place', { retryAfter: 5 });
      taken.set(key, now + 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}

/** Several limits as one, taken in this order; when one has none, what the others gave is given back. */
export function inOrder(...limits: readonly Limit[]): Limit {
  return {
    async take(key) {
      const taken: GiveBack[] = [];
      const giveBack = () => taken.forEach((each) => each());
      try {
        for (const limit of limits) taken.push(await limit.take(key));
        return giveBack;
      } catch (error) {
        giveBack();
        throw error;
      }
    },
  };
}
