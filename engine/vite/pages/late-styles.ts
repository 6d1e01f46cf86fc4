import type { Plugin } from 'vite';

/** Loads the files of a lazy part side by side. `base` is Vite's; a failed file is requested again by the next use. */
const helper = (base: string) => `
const begun = new Map();
async function adopt(address) {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(address + ': ' + reply.status);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await reply.text());
  document.adoptedStyleSheets.push(sheet);
}
function begin(file) {
  const address = ${JSON.stringify(base)} + file;
  const isStyle = file.endsWith('.css');
  if (isStyle && document.querySelector('link[rel=stylesheet][href="' + address + '"]')) return;
  if (isStyle) return adopt(address).catch((error) => { begun.delete(file); throw error; });
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address });
  document.head.append(link);
}
export async function __vitePreload(load, files = []) {
  for (const file of files) if (!begun.has(file)) begun.set(file, begin(file));
  await Promise.all(files.map((file) => begun.get(file)));
  return load();
}`;

/**
 * Replaces Vite's helper for lazy parts: style sheets are fetched as text and adopted, without a link element. WebKit
 * scrolls to the address's anchor again and moves focus whenever all linked sheets have loaded, so opening the chat
 * after choosing a tab moved the visitor away. Preloaded sheets make Chromium reload all fonts and lay out the whole
 * page again.
 */
export function lateStyles(): Plugin {
  let base = '/';
  return {
    name: 'site:late-styles',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    transform: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes('__vitePreload')) this.error('Vite loads lazy parts in a different way than expected.');
        return { code: helper(base), map: null };
      },
    },
  };
}
