import { escapeHtml } from '#src/lib/escape-html.ts';

/** HTML markers shared by server, service worker and pages. This is the id of `<main>`, unique to the site's pages. */
export const mainId = 'content';

/** True for HTML of one of the site's pages, as opposed to a captive portal's login page or a sample in a frame. */
export function isSitePage(html: string): boolean {
  return html.includes(`<main id="${mainId}"`);
}

/** Attributes of `<main>` that name the current page and, for a page with entries, the entry. */
export const pageMarks = { page: 'data-page', entry: 'data-page-entry' } as const;

/** In the head of every page while the contact form delivers (docs/decisions/014). Without it, the form simulates. */
export const deliveryTag = '<meta name="contact-delivery" content="on">';

export const deliverySelector = 'meta[name="contact-delivery"][content="on"]';

/** On a site without a server: the address of the contribution data, empty if the build had none. */
export function contributionsTag(address: string | null): string {
  return `<meta name="contributions" content="${address ?? ''}">`;
}

export const contributionsSelector = 'meta[name="contributions"]';

/** An external service that receives the contact form's messages (`contact` of `content/site.yaml`). */
export interface FormService {
  endpoint: string;
  format: 'json' | 'form';
  /** Extra fields that it expects, such as a public key or the form's name. */
  fields: Readonly<Record<string, string>>;
}

/** Next to {@link deliveryTag} while a form service receives the messages, and in the page that it detects. */
export function formServiceTag(service: FormService): string {
  return `<meta name="contact-service" content="${escapeHtml(JSON.stringify(service))}">`;
}

export const formServiceSelector = 'meta[name="contact-service"]';
