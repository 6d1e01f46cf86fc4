import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import { clientAddress, parseRanges } from './client-address.ts';

/** What every handler can read: the visitor's address, for limits only. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { address: string };
}

/** Finds the visitor's address; forwarded headers count only from the trusted proxies. */
export function requestAddress(trustedProxies: readonly string[]) {
  const trusted = parseRanges(trustedProxies);
  return createMiddleware<AppEnv>(async (context, next) => {
    const socket = context.env?.incoming?.socket;
    context.set('address', clientAddress(socket?.remoteAddress, context.req.header('x-forwarded-for'), trusted));
    await next();
  });
}
