import { createMiddleware } from 'hono/factory';
import { ApiError } from '../api-error.ts';
import type { Limiter } from '../services/limiter.ts';
import type { AppEnv } from './request-address.ts';

/** Answers 429 with `Retry-After` once a visitor's address has used up its points. */
export function rateLimit(limiter: Limiter) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const wait = await limiter.use(context.get('address'));
    if (wait !== null)
      throw new ApiError('rate_limited', `Too many requests; try again in ${wait} s.`, { 'Retry-After': String(wait) });
    await next();
  });
}
