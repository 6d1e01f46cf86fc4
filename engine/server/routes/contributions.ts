import type { Hono } from 'hono';
import { dayRangeSchema } from '#src/contracts/contributions.ts';
import { json } from '#server/http/reply/json.ts';
import type { AppEnv } from '#server/middleware/request-address.ts';
import type { ContributionsService } from '#server/services/contributions/contributions.ts';
import type { Limit } from '#server/services/limits/limit.ts';

export interface ContributionsServices {
  contributions: ContributionsService;
  perAddress: Limit;
}

/** `GET /api/contributions?from&to`: every day of the range. Cached ranges do not count against the limit. */
export function contributionRoutes({ contributions, perAddress }: ContributionsServices): Hono<AppEnv> {
  return json(dayRangeSchema, { method: 'GET', invalid: 'invalid_range' }, async (range, context) => {
    if (!contributions.isKnown(range)) await perAddress.take(context.get('address'));
    return context.json(await contributions.get(range), 200, {
      'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
    });
  });
}
