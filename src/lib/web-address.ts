/** The host of an http(s) address, or null for anything else. `https://www.a.es/x` → `www.a.es`. */
export function webHost(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : null;
}

/** True for `example.com/page`, which lacks only its beginning. */
export function lacksHttps(text: string): boolean {
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(text) && URL.canParse(`https://${text}`);
}
