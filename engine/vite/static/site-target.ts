import type { Content } from '#src/content/content.ts';

export const functionHosts = ['cloudflare', 'vercel', 'netlify'] as const;
export type FunctionHost = (typeof functionHosts)[number];

// Like `site-languages.ts`: import this before anything that imports `src/lib/site-base.ts`.
export const target = readTarget(process.env);
globalThis.siteBase = target.base;

/**
 * The deployment target: this project's server, or a static host (`npx firstlight static`), for which a folder of the
 * project is written.
 */
function readTarget({ SITE_TARGET, SITE_API, SITE_BASE = '', SITE_URL, SITE_OUT }: NodeJS.ProcessEnv) {
  if (SITE_TARGET !== 'static') return { isStatic: false, api: undefined, base: '', url: undefined, out: '' };
  const base = SITE_BASE.replace(/\/+$/, '');
  if (base && !/^(\/[\w.~-]+)+$/.test(base))
    throw new Error(`The base must be a path such as /repo/, not "${SITE_BASE}".`);
  const api = functionHosts.find((host) => host === SITE_API);
  if (SITE_API && !api) throw new Error(`The API must be one of ${functionHosts.join(', ')}, not "${SITE_API}".`);
  if (api && base)
    throw new Error(`Functions run at the root of a host, so an API cannot be used with the base ${base}.`);
  const out = SITE_OUT || (api ? `dist-${api}` : 'dist-static');
  // The folder is emptied first.
  if (!/^dist-[\w.-]+$/.test(out))
    throw new Error(`The name of the output folder must start with dist-, not "${out}".`);
  return { isStatic: true, api, base, url: SITE_URL || undefined, out };
}

/** Adds the base to local files and, on static hosts, runs the assistant in the browser. */
export function contentForTarget(content: Content): Content {
  if (!target.isStatic) return content;
  const { site } = content;
  const own = (address: string) => (address.startsWith('/') ? target.base + address : address);
  const url = (target.url ?? site.url).replace(/\/+$/, '');
  return {
    ...content,
    site: {
      ...site,
      // Page addresses already include the base.
      url: target.base && url.endsWith(target.base) ? url.slice(0, -target.base.length) : url,
      newsletter: site.newsletter && { ...site.newsletter, url: own(site.newsletter.url) },
      contact: site.contact && { ...site.contact, endpoint: own(site.contact.endpoint) },
      icons: { base: own(site.icons.base) },
      assistant:
        site.assistant.mode === 'server' && !target.api ? { ...site.assistant, mode: 'browser' } : site.assistant,
    },
  };
}
