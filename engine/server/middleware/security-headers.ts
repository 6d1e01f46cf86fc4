import type { Site } from '#src/content/schemas/site.ts';

/** The sources of a directive: its own ones and the origins of these addresses. */
function sources(own: string, addresses: readonly (string | false | undefined)[]): string {
  const origins = addresses.flatMap((each) => (each && /^https?:/.test(each) ? new URL(each).origin : []));
  return [own, ...new Set(origins)].join(' ');
}

/** Headers of every reply. Inline scripts and styles are forbidden; other origins must be configured. */
export function securityHeaders({ analytics, newsletter, contact, assistant, icons }: Site): Record<string, string> {
  const connections = [
    // The page checks whether the newsletter is reachable before it shows the frame.
    newsletter?.url,
    analytics?.endpoint ?? analytics?.src,
    ...Object.values(analytics?.attributes ?? {}),
    // Google's script reports to regional hosts.
    analytics?.provider === 'ga4' && !analytics.endpoint && 'https://*.google-analytics.com',
    contact?.endpoint,
    assistant.mode === 'direct' && assistant.base,
  ];
  const policy = [
    `default-src 'none'`,
    `script-src ${sources("'self'", [analytics?.src])}`,
    `style-src 'self'`,
    `img-src ${sources("'self' data:", [icons.base])}`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src ${sources("'self'", connections)}`,
    `frame-src ${sources("'self'", [newsletter?.url])}`,
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
