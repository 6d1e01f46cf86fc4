import type { Site } from '#src/content/schemas/site.ts';

/** The origins outside the site that `content/site.yaml` makes pages load or contact. */
function allowedHosts(site: Site) {
  const origin = (address: string | undefined) =>
    address && /^https?:/.test(address) ? [new URL(address).origin] : [];
  return {
    scripts: origin(site.analytics?.src),
    connections: [
      // The page checks whether the newsletter is reachable before it shows the frame.
      ...origin(site.newsletter?.url),
      ...origin(site.analytics?.endpoint ?? site.analytics?.src),
      ...Object.values(site.analytics?.attributes ?? {}).flatMap(origin),
      // Google's script reports to regional hosts.
      ...(site.analytics?.provider === 'ga4' && !site.analytics.endpoint ? ['https://*.google-analytics.com'] : []),
      ...origin(site.contact?.endpoint),
      ...(site.assistant.mode === 'direct' ? origin(site.assistant.base) : []),
    ],
    frames: origin(site.newsletter?.url),
    images: origin(site.icons.base),
  };
}

/** Headers of every reply. Inline scripts and styles are forbidden; other origins must be configured. */
export function securityHeaders(site: Site): Record<string, string> {
  const allowed = allowedHosts(site);
  const sources = (own: string, hosts: readonly string[]) => [own, ...new Set(hosts)].join(' ');
  const policy = [
    `default-src 'none'`,
    `script-src ${sources("'self'", allowed.scripts)}`,
    `style-src 'self'`,
    `img-src ${sources("'self' data:", allowed.images)}`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src ${sources("'self'", allowed.connections)}`,
    `frame-src ${sources("'self'", allowed.frames)}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    // Trusted Types: HTML and script URLs need a policy. The default policy passes the gallery's icons.
    `require-trusted-types-for 'script'`,
    `trusted-types boot site default`,
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

const nothing = "default-src 'none'";

/** The headers that act on a file of this type. Only pages need all; a script may run as a worker, with its own policy. */
export function headersFor(type: string, headers: Readonly<Record<string, string>>): Record<string, string> {
  const isScript = type.startsWith('text/javascript');
  if (!isScript && !/^(image|font)\/|^text\/css|^application\/json/.test(type)) return headers;
  const kept = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'];
  const own = Object.entries(headers).filter(([name]) => kept.includes(name));
  const policy = isScript ? `${nothing}; script-src 'self'; connect-src 'self'` : nothing;
  return { 'Content-Security-Policy': policy, ...Object.fromEntries(own) };
}
