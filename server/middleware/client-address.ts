import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

function parse(text: string): Address | null {
  return ipaddr.isValid(text) ? ipaddr.process(text) : null;
}

/** True for an address or a range of addresses. */
export function isRange(text: string): boolean {
  return ipaddr.isValidCIDR(text) || ipaddr.isValid(text);
}

/** Reads addresses and ranges (`10.0.0.1`, `172.16.0.0/12`); throws on what is neither. */
export function parseRanges(ranges: readonly string[]): [Address, number][] {
  return ranges.map((range) => {
    if (ipaddr.isValidCIDR(range)) return ipaddr.parseCIDR(range);
    const address = parse(range);
    if (!address) throw new Error(`TRUSTED_PROXIES: "${range}" is neither an address nor a range.`);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });
}

/** True for the address of a trusted proxy. */
export function isTrusted(address: string | undefined, trusted: readonly [Address, number][]): boolean {
  const parsed = parse(address ?? '');
  return parsed !== null && isIn(parsed, trusted);
}

function isIn(address: Address, ranges: readonly [Address, number][]): boolean {
  return ranges.some(
    ([range, bits]) => range.kind() === address.kind() && (address as ipaddr.IPv4).match(range as ipaddr.IPv4, bits),
  );
}

/**
 * The visitor's address: the socket's, or, when that belongs to a trusted proxy, the last address of
 * `X-Forwarded-For` that does not. IPv6 addresses are cut to their /64, which is what one visitor holds.
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
