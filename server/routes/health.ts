import { Hono } from 'hono';
import { ApiError } from '../api-error.ts';
import type { AppEnv } from '../middleware/request-address.ts';

/** `GET /api/health`: 200 while the process can answer. */
export function healthRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/', (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .all(() => {
      throw new ApiError('method_not_allowed', 'Health can only be read.', { Allow: 'GET, HEAD' });
    });
}
