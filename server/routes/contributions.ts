import { Hono } from 'hono';
import * as v from 'valibot';
import { dayRangeSchema, type DayRange } from '#src/contracts/contributions.ts';
import { ApiError } from '../api-error.ts';
import type { AppEnv } from '../middleware/request-address.ts';
import type { ContributionsService } from '../services/contributions/contributions.ts';
import { SourceError } from '../services/contributions/source.ts';
import type { Limiter } from '../services/limiter.ts';

/** `GET /api/contributions?from&to`: every day of the range. Only ranges that are not at hand use up the limit. */
export function contributionRoutes(contributions: ContributionsService, limiter: Limiter): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/', async (context) => {
      const range = readRange(new URL(context.req.url).searchParams);
      if (!contributions.isKnown(range)) {
        const wait = await limiter.use(context.get('address'));
        if (wait !== null)
          throw new ApiError('rate_limited', `Too many requests; try again in ${wait} s.`, {
            'Retry-After': String(wait),
          });
      }
      const answer = await contributions.get(range).catch((error: unknown) => {
        throw publicError(error);
      });
      return context.json(answer, 200, { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=600' });
    })
    .all(() => {
      throw new ApiError('method_not_allowed', 'Contributions can only be read.', { Allow: 'GET, HEAD' });
    });
}

function readRange(parameters: URLSearchParams): DayRange {
  const given = [...parameters];
  const range = v.safeParse(dayRangeSchema, Object.fromEntries(given), { abortPipeEarly: true });
  if (given.length === 2 && range.success) return range.output;
  const reason = range.issues?.[0].message ?? 'each may be given once';
  throw new ApiError('invalid_range', `Give from and to, each once, as YYYY-MM-DD: ${reason}.`.slice(0, 200));
}

/** The reason is in the log; a visitor only learns that there is nothing to show. */
function publicError(error: unknown): unknown {
  if (!(error instanceof SourceError)) return error;
  if (error.reason === 'timeout')
    return new ApiError('upstream_timeout', 'The source of contributions took too long to answer.');
  if (error.reason === 'nothing_configured' || error.reason === 'out_of_reach')
    return new ApiError('unavailable', 'There are no contributions to show.');
  return new ApiError('upstream_failed', 'The source of contributions gave no answer.');
}
