import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import { clientAddress, parseRanges } from './client-address.ts';

/** What every handler can read: the visitor's address, for limits only. */
export interface AppEnv {
  /** The socket, or, where a host calls a function, the visitor's address as the host tells it. */
  Bindings: Partial<HttpBindings> & { visitor?: string | undefined };
  Variables: { address: string };
}

/** Finds the visitor's address; forwarded headers count only from the trusted proxies. */
export function requestAddress(trustedProxies: readonly string[]) {
  const trusted = parseRanges(trustedProxies);
  return createMiddleware<AppEnv>(async (context, next) => {
    const address = context.env?.visitor ?? context.env?.incoming?.socket.remoteAddress;
    context.set('address', clientAddress(address, context.req.header('x-forwarded-for'), trusted));
    await next();
  });
}
