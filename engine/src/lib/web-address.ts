/** The host of an http(s) address, otherwise null. `https://www.a.es/x` → `www.a.es`. */
export function webHost(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : null;
}

/** An http(s) address with its host, otherwise null. */
export function webLink(address: string | undefined): { url: string; host: string } | null {
  const host = webHost(address);
  return address && host ? { url: address, host } : null;
}

/** True for an address that lacks only `https://`: `example.com/page`. */
export function lacksHttps(text: string): boolean {
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(text) && URL.canParse(`https://${text}`);
}

/** An address as on paper: `https://www.example.com/a/` → `example.com/a`. */
export function shortAddress(address: string): string {
  return webHost(address) ? address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') : address;
}
