import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an address, including forms with a port that some proxies send: `203.0.113.7:50123`, `[2001:db8::1]:443`. */
function parse(given: string): Address | null {
  const text = given.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  return ipaddr.isValid(text) ? ipaddr.process(text) : null;
}

export function isRange(text: string): boolean {
  return ipaddr.isValidCIDR(text) || ipaddr.isValid(text);
}

/** Parses addresses and ranges (`10.0.0.1`, `172.16.0.0/12`), which `env.ts` has checked. */
export function parseRanges(ranges: readonly string[]): [Address, number][] {
  return ranges.map((range) => {
    if (ipaddr.isValidCIDR(range)) return ipaddr.parseCIDR(range);
    const address = ipaddr.process(range);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });
}

export function isTrusted(address: string | undefined, trusted: readonly [Address, number][]): boolean {
  const parsed = parse(address ?? '');
  return parsed !== null && isIn(parsed, trusted);
}

function isIn(address: Address, ranges: readonly [Address, number][]): boolean {
  return ipaddr.subnetMatch(address, { trusted: [...ranges] }, '') === 'trusted';
}

/**
 * The visitor's address: the socket's, or, behind trusted proxies, the last address in `X-Forwarded-For` that is not a
 * trusted proxy's. IPv6 addresses are cut to /64, which is what one visitor usually has.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly [Address, number][],
): string {
  let address = parse(socketAddress ?? '');
  if (!address) return 'unknown';
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  while (isIn(address, trusted) && hops.length > 0) {
    const next = parse(hops.pop() ?? '');
    if (!next) break;
    address = next;
  }
  if (address.kind() === 'ipv4') return address.toString();
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

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
