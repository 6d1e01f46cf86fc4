/** Hosts whose functions can be the API beside the files. */
export const functionHosts = ['cloudflare', 'vercel', 'netlify'] as const;
export type FunctionHost = (typeof functionHosts)[number];

/** What a build is for: this project's own server, or any host of plain files (`npm run build:static`). */
interface SiteTarget {
  isStatic: boolean;
  /** The host whose functions answer `/api/`, where there are any. */
  api: FunctionHost | undefined;
  /** What all addresses begin with: nothing, or `/repo`. */
  base: string;
  /** The public address, where it is not that of `content/site.yaml`. */
  url: string | undefined;
  /** Where the files of a build for plain files go, below the root of the project. */
  out: string;
}

// Like `site-languages.ts`: import this before anything that imports `src/lib/site-base.ts`.
/** The target of this process. */
export const target = readTarget(process.env);
globalThis.siteBase = target.base;

/** What `src/lib` knows of where the site lies, for what is built. */
export function targetConstants(): Record<string, string> {
  return { siteBase: JSON.stringify(target.base) };
}

/** @throws {Error} for a base that is no path, and for an API that cannot be. */
function readTarget({ SITE_TARGET, SITE_API, SITE_BASE = '', SITE_URL, SITE_OUT }: NodeJS.ProcessEnv): SiteTarget {
  if (SITE_TARGET !== 'static') return { isStatic: false, api: undefined, base: '', url: undefined, out: '' };
  const base = SITE_BASE.replace(/\/+$/, '');
  if (base && !/^(\/[\w.~-]+)+$/.test(base))
    throw new Error(`The base must be a path such as /repo/, not "${SITE_BASE}".`);
  const api = functionHosts.find((host) => host === SITE_API);
  if (SITE_API && !api) throw new Error(`The API can be for ${functionHosts.join(', ')}, not "${SITE_API}".`);
  if (api && base) throw new Error(`Functions answer at the root of a host: no API under ${base}.`);
  const out = SITE_OUT || (api ? `dist-${api}` : 'dist-static');
  // It is emptied first.
  if (!/^dist-[\w.-]+$/.test(out)) throw new Error(`The folder for the files is called dist-something, not "${out}".`);
  return { isStatic: true, api, base, url: SITE_URL || undefined, out };
}
