import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { accentOf, recoloured, type Accent } from '#src/content/owner/accent.ts';
import type { Content } from '#src/content/content.ts';
import { openGraphFonts } from '../fonts/fonts.ts';
import { target } from '../static/site-target.ts';

const cardSize = { width: 1200, height: 630 };
/** The card's own picture, in pixels. */
const cardPicture = { width: 504, height: 630 };

export const iconTags =
  `<link rel="icon" href="${target.base}/favicon.ico" sizes="32x32"><link rel="icon" href="${target.base}/icon.svg" type="image/svg+xml">` +
  `<link rel="apple-touch-icon" href="${target.base}/apple-touch-icon.png"><link rel="manifest" href="${target.base}/site.webmanifest">`;

/** A link preview image: its text, and its path on the site. */
export interface PreviewCard {
  title: string;
  path: string;
  picture?: string | undefined;
}

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
  const ground = Buffer.from(drawing('og-background.svg'));
  await writePreviewCards({ root, out, ground, accent }, content.profile.name, cards);
  const sheet = join(out, 'newsletter-demo.css');
  if (existsSync(sheet)) writeFileSync(sheet, sampleFont(out) + recoloured(readFileSync(sheet, 'utf8'), accent));
}

/** The site's serif font for the newsletter sample, which the surrounding page has already loaded. */
function sampleFont(out: string): string {
  const file = readdirSync(join(out, 'assets')).find((name) => /^newsreader-(?!italic).*\.woff2$/.test(name));
  return file
    ? `@font-face {\n  font-family: 'Newsreader';\n  src: url('${target.base}/assets/${file}') format('woff2');\n  font-weight: 400 600;\n}\n`
    : '';
}

/** The window colour of an installed site: the page's, or the owner's accent. */
function themeColor(site: Content['site']): string {
  return site.accent === undefined ? '#0b0e14' : accentOf(site).light;
}

function manifest({ site }: Content) {
  return {
    name: site.name,
    short_name: site.name,
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

interface CardPlace {
  root: string;
  out: string;
  ground: Buffer;
  accent: Accent;
}

/** A picture at card size, rotated by its EXIF orientation. */
export function onCard(path: string): Promise<Buffer> {
  return sharp(path).rotate().resize(cardPicture).toBuffer();
}

async function writePreviewCards(
  { root, out, ground: drawn, accent }: CardPlace,
  name: string,
  cards: readonly PreviewCard[],
): Promise<void> {
  const [font, ...others] = await openGraphFonts(root);
  // The renderer takes one font file per text. Files loaded before stay available as fallbacks.
  for (const fontfile of others)
    await sharp({ text: { text: ' . ', fontfile } })
      .png()
      .toBuffer();
  const ground = await sharp(drawn).resize(cardSize).png().toBuffer();
  const write = (text: string, size: number, color: string) =>
    sharp({
      text: {
        text: `<span foreground="${color}">${escapePango(text)}</span>`,
        font: `Newsreader 16pt 16pt ${size}`,
        fontfile: font,
        width: 560,
        rgba: true,
        wrap: 'word',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  mkdirSync(join(out, 'og'), { recursive: true });
  const owner = await write(name, 28, accent.dark);
  const writeCard = async (card: PreviewCard) => {
    const title = await write(card.title, 54, '#ECE8DF');
    const top = Math.round((cardSize.height - title.info.height - 70) / 2);
    const picture = card.picture && (await onCard(join(root, 'content/images', card.picture)));
    await sharp(ground)
      .composite([
        ...(picture ? [{ input: picture, left: cardSize.width - cardPicture.width, top: 0 }] : []),
        { input: owner.data, left: 72, top },
        { input: title.data, left: 72, top: top + 70 },
      ])
      .png({ palette: true, quality: 80 })
      .toFile(join(out, card.path));
  };
  await Promise.all(cards.map(writeCard));
}

function escapePango(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** An ICO file with one 32 px PNG. */
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
