/** Marks in the HTML by which server, offline worker and pages understand each other. */

/** The id of the main part, which every page of the site has and nothing else. */
export const mainId = 'content';

/** True for the HTML of a page of the site; a sample page in a frame or a login page of the network is none. */
export function isSitePage(html: string): boolean {
  return html.includes(`<main id="${mainId}"`);
}

const delivery = { name: 'contact-delivery', content: 'on' };

/** In the head of every page while the contact form really delivers (docs/decisions/020). Without it, the form simulates. */
export const deliveryTag = `<meta name="${delivery.name}" content="${delivery.content}">`;

/** Finds that tag in a document. */
export const deliverySelector = `meta[name="${delivery.name}"][content="${delivery.content}"]`;
