import type { Plugin } from 'vite';

/** Where Vite's own loader of late parts puts a link into the page. */
const place = 'document.head.appendChild(link);';
const asleep = `if (isCss) {
  link.media = "not all";
  link.addEventListener("load", () => { link.sheet.media.mediaText = "all"; });
}
${place}`;

/**
 * Style sheets of parts that come late are loaded for no medium and apply once they are there. WebKit goes to the
 * address's anchor again, scroll and keyboard, whenever all sheets that apply have come: a visitor who has chosen a tab
 * and then opened the chat found themselves elsewhere. The attribute stays: another value would load the sheet once more.
 */
export function lateStyles(): Plugin {
  return {
    name: 'site:late-styles',
    apply: 'build',
    transform: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(place)) this.error('Vite puts late style sheets into the page in another way than it did.');
        return { code: code.replace(place, asleep), map: null };
      },
    },
  };
}
