/** Marks in the HTML by which server, offline worker and pages understand each other. */

/** The id of the main part, which every page of the site has and nothing else. */
export const mainId = 'content';

/** True for the HTML of a page of the site; a sample page in a frame or a login page of the network is none. */
export function isSitePage(html: string): boolean {
  return html.includes(`<main id="${mainId}"`);
}

/** What the main part says of itself: which page is shown and, of a page with entries, which of them. */
export const pageMarks = { page: 'data-page', entry: 'data-page-entry' } as const;

const delivery = { name: 'contact-delivery', content: 'on' };

/** In the head of every page while the contact form really delivers (docs/decisions/020). Without it, the form simulates. */
export const deliveryTag = `<meta name="${delivery.name}" content="${delivery.content}">`;

/** Finds that tag in a document. */
export const deliverySelector = `meta[name="${delivery.name}"][content="${delivery.content}"]`;

const contributions = 'contributions';

/** In the head of every page of a site without a server: where the build left the year, or nothing where it had none. */
export function contributionsTag(address: string | null): string {
  return `<meta name="${contributions}" content="${address ?? ''}">`;
}

/** Finds that tag in a document. */
export const contributionsSelector = `meta[name="${contributions}"]`;

/** A service elsewhere that takes the contact form's messages (`contact` of `content/site.yaml`). */
export interface FormService {
  endpoint: string;
  /** How it wants them: as JSON, or as a form's post. */
  format: 'json' | 'form';
  /** What it wants to be told beside the message: a public key, the form's name. */
  fields: Readonly<Record<string, string>>;
}

const formService = 'contact-service';

/**
 * In the head of every page while a form service takes the messages, beside {@link deliveryTag}; in that by which the
 * service learns of the form too.
 */
export function formServiceTag(service: FormService): string {
  const text = JSON.stringify(service).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<meta name="${formService}" content="${text}">`;
}

/** Finds that tag in a document. */
export const formServiceSelector = `meta[name="${formService}"]`;
