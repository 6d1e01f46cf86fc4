import { createMiddleware } from 'hono/factory';
import { ApiError } from '#server/http/reply/api-error.ts';

/** Lets pages of other sites not use the API: a browser says where a request comes from, and that must be this host. */
export const sameOrigin = createMiddleware(async (context, next) => {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  // Where requests come as functions get them, the address has it and the header may be gone.
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const foreignOrigin = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  if (foreignSite || foreignOrigin)
    throw new ApiError('forbidden_origin', 'This address only answers pages of its own site.');
  await next();
});
