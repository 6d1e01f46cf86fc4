import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { accentOf, recoloured, type Accent } from '#src/content/owner/accent.ts';
import type { Content } from '#src/content/content.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { target } from '../static/site-target.ts';
import { writePreviewCards, type PreviewCard } from './preview-cards.ts';

export const iconTags =
  `<link rel="icon" href="${target.base}/favicon.ico" sizes="32x32"><link rel="icon" href="${target.base}/icon.svg" type="image/svg+xml">` +
  `<link rel="apple-touch-icon" href="${target.base}/apple-touch-icon.png"><link rel="manifest" href="${target.base}/site.webmanifest">`;

export async function writeBrandFiles(
  root: string,
  out: string,
  content: Content,
  cards: readonly PreviewCard[],
): Promise<void> {
  const accent = accentOf(content.site);
  const drawing = (name: string) => recoloured(readFileSync(join(root, 'content/images/brand', name), 'utf8'), accent);
  const icon = (size: number) =>
    sharp(Buffer.from(drawing('app-icon.svg')), { density: 144 })
      .resize(size, size)
      .png({ palette: true });
  writeFileSync(join(out, 'icon.svg'), drawing('mark.svg'));
  writeFileSync(
    join(out, 'favicon.ico'),
    icoFile(
      await sharp(Buffer.from(drawing('mark.svg')), { density: 144 })
        .resize(32, 32)
        .png()
        .toBuffer(),
    ),
  );
  await icon(180).toFile(join(out, 'apple-touch-icon.png'));
  await icon(192).toFile(join(out, 'icon-192.png'));
  await icon(512).toFile(join(out, 'icon-512.png'));
  writeFileSync(join(out, 'site.webmanifest'), JSON.stringify(manifest(content)));
  const brand = { accent, ground: drawing('og-background.svg'), mark: drawing('mark.svg') };
  await writePreviewCards({ root, out, ...brand }, content, cards);
}

function themeColor(site: Content['site']): string {
  return site.accent === undefined ? '#0b0e14' : accentOf(site).light;
}

function manifest({ site }: Content) {
  return {
    name: site.name[defaultLanguage],
    short_name: site.name[defaultLanguage],
    start_url: `${target.base}/`,
    display: 'standalone',
    background_color: '#0b0e14',
    theme_color: themeColor(site),
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

/** The icon at an address in development; null for other addresses. */
export async function brandFile(
  root: string,
  address: string,
  accent: Accent,
): Promise<{ bytes: Buffer; type: string } | null> {
  if (address !== '/icon.svg' && address !== '/favicon.ico') return null;
  const mark = Buffer.from(recoloured(readFileSync(join(root, 'content/images/brand/mark.svg'), 'utf8'), accent));
  if (address === '/icon.svg') return { bytes: mark, type: 'image/svg+xml' };
  return { bytes: icoFile(await sharp(mark).resize(32, 32).png().toBuffer()), type: 'image/x-icon' };
}
