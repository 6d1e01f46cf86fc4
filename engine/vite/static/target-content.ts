import type { Content } from '#src/content/content.ts';
import { target } from './site-target.ts';

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
