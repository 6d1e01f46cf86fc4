import { ApiError } from '#server/api-error.ts';
import type { Limiter } from '../limiter.ts';

/** What keeps a provider's bill and load bounded. */
export interface ProviderLimits {
  /**
   * Takes a place for one reply; the returned function gives it back.
   * @throws {ApiError} when the day's questions are used up or too many replies are under way.
   */
  enter(): Promise<() => void>;
}

/** Limits over everybody together: questions in a day, and replies at once (in this process). */
export function createProviderLimits(perDay: Limiter, parallel: number): ProviderLimits {
  let running = 0;
  return {
    async enter() {
      if (running >= parallel) throw new ApiError('unavailable', 'Too many replies at once.', { 'Retry-After': '5' });
      running += 1;
      let isInside = true;
      const leave = () => {
        if (isInside) running -= 1;
        isInside = false;
      };
      try {
        const wait = await perDay.use('all');
        if (wait === null) return leave;
        throw new ApiError('rate_limited', 'No more questions today.', { 'Retry-After': String(wait) });
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** No limits: for what costs nothing. */
export const unlimited: ProviderLimits = { enter: async () => () => undefined };
