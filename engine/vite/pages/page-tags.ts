import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { PageKey } from '#src/app/pages.ts';
import type { Thing } from '#src/content/page-head.ts';
import { engineRoot } from '#src/content/roots.ts';
import { isPreloadedFont } from '../fonts/faces.ts';
import { target } from '../static/site-target.ts';

export const clientEntry = 'src/app/entries/entry-client.tsx';

export const pagePiece = (page: string, entry?: string) => `page-${entry ? `${page}.${entry}` : page}`;

const { version: engineVersion } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as {
  version: string;
};

const at = (file: string) => `${target.base}/${file}`;

/** Inserts tags at the end of the head, literally (even `$&`). */
export function withTags(html: string, tags: string): string {
  return html.replace('</head>', () => `${tags}</head>`);
}

/** Link preview tags for the picture at this address. */
export function previewTags(address: string): string {
  return (
    `<meta property="og:image" content="${address}"><meta property="og:image:width" content="1200">` +
    '<meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">'
  );
}

/** Structured data as a script tag; `<` is escaped so that text cannot end it. */
export function structuredDataTag(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** The class names in HTML, or in a style sheet. */
function classesIn(text: string, kind: 'html' | 'css'): Set<string> {
  const found = kind === 'css' ? text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g) : text.matchAll(/ class="([^"]*)"/g);
  return new Set([...found].flatMap(([, names = '']) => names.split(/\s+/)));
}

/** Tags for the files of a page, drawn as `html`. */
export function fileTags(
  out: string,
  manifest: Manifest,
  { page, language, entry }: PageKey,
  bootFile: string,
  html: string,
): string {
  const main = manifest[clientEntry];
  const ofPage = `src/pages/${page}/page.tsx`;
  if (!main || !manifest[ofPage]) throw new Error(`The build has no ${main ? ofPage : clientEntry}.`);
  /** In execution order: dependencies first. */
  const files = new Set<string>();
  const seen = new Set<string>();
  const styles = new Set<string>();
  const later = new Set<string>();
  const shown = classesIn(html, 'html');
  const isShown = (name: string) => {
    const sheets = manifest[name]?.css ?? [];
    const isUsed = (file: string) =>
      [...classesIn(readFileSync(join(out, file), 'utf8'), 'css')].some((name) => shown.has(name));
    return sheets.length === 0 || sheets.some(isUsed);
  };
  const islandsIn = ({ dynamicImports = [] }: ManifestChunk) =>
    dynamicImports.filter((each) => each.endsWith('.island.tsx') && isShown(each));
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(collect);
    files.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    islandsIn(chunk).forEach(collectStyles);
  };
  // A page without a newsletter, say, has no island for it. An island's HTML is visible before its code loads, so its
  // styles are needed now; its code is only listed for the offline worker.
  const collectStyles = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || later.has(chunk.file)) return;
    later.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.imports?.forEach(collectStyles);
    islandsIn(chunk).forEach(collectStyles);
  };
  collect(clientEntry);
  collect(ofPage);
  const assets = new Set(Object.values(manifest).flatMap((chunk) => chunk.assets ?? []));
  const name = pagePiece(page, entry);
  const data = readdirSync(join(out, 'data'));
  const dataOf = (each: string) =>
    data.filter((file) => file.startsWith(`${each}.${language}.`)).map((file) => `data/${file}`);
  const fonts = [...assets].filter(isPreloadedFont);
  const addresses = (list: Iterable<string>) => [...list].map(at).join(' ');
  const islands = addresses([...later].filter((file) => !files.has(file)));
  const preload = addresses([...files].filter((file) => file !== main.file));
  return [
    `<meta name="generator" content="Firstlight ${engineVersion}">`,
    `<script src="${at(bootFile)}" data-entry="${at(main.file)}" data-page="${at(manifest[ofPage].file)}" data-preload="${preload}" data-islands="${islands}" data-late="${addresses(dataOf(`late-${name}`))}" data-fetch="${addresses([name, 'shell'].flatMap(dataOf))}"></script>`,
    ...[...styles].map((file) => `<link rel="stylesheet" href="${at(file)}">`),
    ...fonts.map((file) => `<link rel="preload" href="${at(file)}" as="font" type="font/woff2" crossorigin>`),
  ].join('');
}
