import type { Site } from '#src/content/schemas/site.ts';
import type { AllowedHosts } from './security-headers.ts';

/** The origins that `content/site.yaml` makes the pages load from or talk to. */
export function allowedHosts(site: Site): AllowedHosts {
  const origin = (address: string | undefined) =>
    address && /^https?:/.test(address) ? [new URL(address).origin] : [];
  return {
    scripts: origin(site.analytics?.src),
    connections: [
      // The newsletter's frame is accompanied by a question whether its page can be reached.
      ...origin(site.newsletter?.url),
      ...origin(site.analytics?.endpoint ?? site.analytics?.src),
      // Google's script reports to hosts of its own, by region.
      ...(site.analytics?.provider === 'ga4' && !site.analytics.endpoint ? ['https://*.google-analytics.com'] : []),
      ...origin(site.contact?.endpoint),
      ...(site.assistant.mode === 'direct' ? origin(site.assistant.base) : []),
    ],
    frames: origin(site.newsletter?.url),
    images: origin(site.icons.base),
  };
}
