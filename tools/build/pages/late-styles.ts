import type { Plugin } from 'vite';

/** Where Vite's own loader of late parts makes a link for a style sheet or a script. */
const place = 'const link = document.createElement("link");';
const adopted = `if (isCss) return fetch(dep).then(async (answer) => {
  if (!answer.ok) throw new Error(\`Unable to preload CSS for \${dep}\`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  document.adoptedStyleSheets.push(sheet);
});
${place}`;

/**
 * Style sheets of parts that come late are fetched as text and adopted by the document, without a link. WebKit goes to the
 * address's anchor again, scroll and keyboard, whenever all sheets that were linked have come: a visitor who has chosen a tab
 * and then opened the chat found themselves elsewhere. And a link that sleeps until it is there has Chromium load all fonts
 * anew and lay the whole page out again.
 */
export function lateStyles(): Plugin {
  return {
    name: 'site:late-styles',
    apply: 'build',
    transform: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(place)) this.error('Vite puts late style sheets into the page in another way than it did.');
        return { code: code.replace(place, () => adopted), map: null };
      },
    },
  };
}
