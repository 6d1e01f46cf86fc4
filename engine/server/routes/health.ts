import type { Hono } from 'hono';
import * as v from 'valibot';
import { json } from '#server/http/reply/json.ts';
import type { AppEnv } from '#server/middleware/request-address.ts';
import { checkHealth, type Part } from '#server/services/health.ts';
import type { Limit } from '#server/services/limits/limit.ts';

export interface HealthServices {
  parts: readonly Part[];
  /** Deep checks cause outgoing requests, so one limit applies to all visitors together. */
  deepLooks: Limit;
}

const noStore = { 'Cache-Control': 'no-store' };
const querySchema = v.looseObject({ deep: v.optional(v.string()) });

/** `GET /api/health`: 200 while the process can answer. `?deep` also checks the configured dependencies. */
export function healthRoutes({ parts, deepLooks }: HealthServices): Hono<AppEnv> {
  return json(querySchema, { method: 'GET' }, async ({ deep }, context) => {
    if (deep === undefined) return context.json({ status: 'ok' }, 200, noStore);
    await deepLooks.take('everybody');
    return context.json(await checkHealth(parts), 200, noStore);
  });
}
