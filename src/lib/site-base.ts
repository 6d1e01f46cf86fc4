/** What all addresses of the site begin with on its host: nothing, or `/repo` where it lies in a folder. The build writes it in. */
const base: string = typeof siteBase === 'undefined' ? '' : siteBase;

/** The address of a path of the site: `/projects` → `/repo/projects`. */
export function withBase(path: string): string {
  return base + path;
}

/** The path of an address of the site, wherever it lies: `/repo/projects` → `/projects`. */
export function withoutBase(address: string): string {
  if (!base || (address !== base && !address.startsWith(`${base}/`))) return address;
  return address.slice(base.length) || '/';
}
