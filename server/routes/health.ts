import type { Hono } from 'hono';
import * as v from 'valibot';
import { json } from '#server/http/json.ts';
import type { AppEnv } from '#server/middleware/request-address.ts';

/** `GET /api/health`: 200 while the process can answer. */
export function healthRoutes(): Hono<AppEnv> {
  return json(v.unknown(), { method: 'GET' }, (_query, context) =>
    context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }),
  );
}
