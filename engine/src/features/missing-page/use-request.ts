import { useInBrowser } from '#src/ui/hooks/use-in-browser.ts';

const longest = 160;

/**
 * The requested address, and the time of the request in milliseconds. Null in the prerendered page, which every missing
 * address shares.
 */
export function useRequest(): { address: string; time: number } | null {
  const address = useInBrowser<string | null>(requestedAddress, null);
  return address === null ? null : { address, time: performance.timeOrigin };
}

function requestedAddress(): string {
  const [start, end] = [location.pathname.slice(0, longest), location.pathname.slice(longest)];
  return end ? `${readable(start)}…` : readable(start);
}

/** The address as it is read, or as it was sent if its encoding is broken. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
