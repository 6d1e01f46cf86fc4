import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { accentOf, recoloured } from '#src/content/owner/accent.ts';
import type { Content } from '#src/content/content.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import type { MadeFile } from '../files.ts';
import { target } from '../static/site-target.ts';

export const iconTags =
  `<link rel="icon" href="${target.base}/favicon.ico" sizes="32x32"><link rel="icon" href="${target.base}/icon.svg" type="image/svg+xml">` +
  `<link rel="apple-touch-icon" href="${target.base}/apple-touch-icon.png"><link rel="manifest" href="${target.base}/site.webmanifest">`;

/** A drawing of the owner's brand in the site's accent, as SVG source. */
export function brandDrawing(root: string, site: Content['site'], name: string): string {
  return recoloured(readFileSync(join(root, 'content/images/brand', name), 'utf8'), accentOf(site));
}

/** The icons and the manifest, by path. */
export function brandFiles(root: string, { site }: Pick<Content, 'site'>): [path: string, file: MadeFile][] {
  const drawing = (name: string, size: number) =>
    sharp(Buffer.from(brandDrawing(root, site, name)), { density: 144 }).resize(size, size);
  const appIcon = (size: number): MadeFile => ({
    type: 'image/png',
    bytes: () => drawing('app-icon.svg', size).png({ palette: true }).toBuffer(),
  });
  const favicon = async () => icoFile(await drawing('mark.svg', 32).png().toBuffer());
  return [
    ['/icon.svg', { type: 'image/svg+xml', bytes: () => brandDrawing(root, site, 'mark.svg') }],
    ['/favicon.ico', { type: 'image/x-icon', bytes: favicon }],
    ['/apple-touch-icon.png', appIcon(180)],
    ['/icon-192.png', appIcon(192)],
    ['/icon-512.png', appIcon(512)],
    ['/site.webmanifest', { type: 'application/manifest+json', bytes: () => JSON.stringify(manifest(site)) }],
  ];
}

function manifest(site: Content['site']) {
  return {
    name: site.name[defaultLanguage],
    short_name: site.name[defaultLanguage],
    start_url: `${target.base}/`,
    display: 'standalone',
    background_color: '#0b0e14',
    // The window's colour: the page's, or the owner's accent.
    theme_color: site.accent === undefined ? '#0b0e14' : accentOf(site).light,
    icons: [192, 512].map((size) => ({
      src: `${target.base}/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}

function icoFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
