/** Prefix of all addresses: empty, or `/repo` if the site is in a subfolder of its host. Set by the build. */
const base: string = typeof siteBase === 'undefined' ? '' : siteBase;

/** Adds the prefix: `/projects` → `/repo/projects`. */
export function withBase(path: string): string {
  return base + path;
}

/** Removes the prefix: `/repo/projects` → `/projects`. */
export function withoutBase(address: string): string {
  if (!base || (address !== base && !address.startsWith(`${base}/`))) return address;
  return address.slice(base.length) || '/';
}
