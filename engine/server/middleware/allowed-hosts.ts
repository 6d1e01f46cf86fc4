import type { Site } from '#src/content/schemas/site.ts';
import type { AllowedHosts } from './security-headers.ts';

/** The origins outside the site that `content/site.yaml` makes pages load or contact. */
export function allowedHosts(site: Site): AllowedHosts {
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
