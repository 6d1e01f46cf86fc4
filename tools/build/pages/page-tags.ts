import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { PageKey } from '#src/app/pages.ts';
import type { Thing } from '#src/content/page-head.ts';
import { isPreloadedFont } from '../fonts/faces.ts';
import { target } from '../static/site-target.ts';

export const clientEntry = 'src/app/entries/entry-client.tsx';

/** The name of a page's data, which no other piece of data has. */
export const pagePiece = (page: string, entry?: string) => `page-${entry ? `${page}.${entry}` : page}`;

/** The address of a built file. */
const at = (file: string) => `${target.base}/${file}`;

/** The page's HTML with tags at the end of its head, where what they say is put as it is (`$&` too). */
export function withTags(html: string, tags: string): string {
  return html.replace('</head>', () => `${tags}</head>`);
}

/** The tags for a page's picture in link previews, which is at this address. */
export function previewTags(address: string): string {
  return (
    `<meta property="og:image" content="${address}"><meta property="og:image:width" content="1200">` +
    '<meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">'
  );
}

/** Things for search engines as a tag; `<` is escaped so that no text can end the tag. */
export function structuredDataTag(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** Styles and scripts of one page, with everything it will ask for named ahead. */
export function fileTags(
  out: string,
  manifest: Manifest,
  { page, language, entry }: PageKey,
  bootFile: string,
): string {
  const main = manifest[clientEntry];
  const ofPage = `src/pages/${page}/page.tsx`;
  if (!main || !manifest[ofPage]) throw new Error(`The build has no ${main ? ofPage : clientEntry}.`);
  /** In the order in which they run: first what others import. */
  const files = new Set<string>();
  const seen = new Set<string>();
  const styles = new Set<string>();
  const later = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(collect);
    files.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.dynamicImports?.filter((each) => each.endsWith('.island.tsx')).forEach(collectStyles);
  };
  // The HTML of an island is there before its code, which is named for the offline worker alone.
  const collectStyles = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || later.has(chunk.file)) return;
    later.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.imports?.forEach(collectStyles);
  };
  collect(clientEntry);
  collect(ofPage);
  const assets = new Set(Object.values(manifest).flatMap((chunk) => chunk.assets ?? []));
  const name = pagePiece(page, entry);
  const dataFiles = readdirSync(join(out, 'data'))
    .filter((file) => file.startsWith(`${name}.${language}.`) || file.startsWith(`shell.${language}.`))
    .map((file) => `data/${file}`);
  const fonts = [...assets].filter(isPreloadedFont);
  const addresses = (list: Iterable<string>) => [...list].map(at).join(' ');
  const islands = addresses([...later].filter((file) => !files.has(file)));
  const preload = addresses([...files].filter((file) => file !== main.file));
  return [
    `<script src="${at(bootFile)}" data-entry="${at(main.file)}" data-preload="${preload}" data-islands="${islands}" data-fetch="${addresses(dataFiles)}"></script>`,
    ...[...styles].map((file) => `<link rel="stylesheet" href="${at(file)}">`),
    ...fonts.map((file) => `<link rel="preload" href="${at(file)}" as="font" type="font/woff2" crossorigin>`),
  ].join('');
}
