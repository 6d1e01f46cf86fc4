import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import { clientAddress, isTrusted, parseRanges } from './client-address.ts';

/** Context for every handler: the visitor's address, used only for limits, and the requested host. */
export interface AppEnv {
  /** The socket, or, on serverless hosts, the visitor's address given by the host. */
  Bindings: Partial<HttpBindings> & { visitor?: string | undefined };
  Variables: { address: string; host: string };
}

/** Sets address and host. Forwarded headers count only from trusted proxies. */
export function requestAddress(trustedProxies: readonly string[]) {
  const trusted = parseRanges(trustedProxies);
  return createMiddleware<AppEnv>(async (context, next) => {
    const address = context.env?.visitor ?? context.env?.incoming?.socket.remoteAddress;
    context.set('address', clientAddress(address, context.req.header('x-forwarded-for'), trusted));
    const forwarded = isTrusted(address, trusted) ? context.req.header('x-forwarded-host') : undefined;
    // On serverless hosts the Host header may be missing, but the URL has it.
    const host = context.req.header('host') ?? new URL(context.req.url).host;
    context.set('host', forwarded?.split(',').at(-1)?.trim() || host);
    await next();
  });
}
