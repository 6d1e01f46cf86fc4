import { createMiddleware } from 'hono/factory';
import { ApiError } from '#server/http/reply/error-reply.ts';
import type { AppEnv } from './request-address.ts';

/** Refuses requests from other sites' pages, by `Sec-Fetch-Site` or, over plain HTTP, by `Origin`. */
export const sameOrigin = createMiddleware<AppEnv>(async (context, next) => {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  const isOwnOrigin = origin === undefined || (URL.canParse(origin) && new URL(origin).host === context.get('host'));
  const isOwn = site === undefined ? isOwnOrigin : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new ApiError('forbidden_origin', 'This address only accepts requests from its own site.');
  await next();
});
