import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Content } from '#src/content/content.ts';
import { accentOf, type Accent } from '#src/content/owner/accent.ts';
import type { PageHead, Preview, PreviewPicture } from '#src/content/page-head.ts';
import type { Language } from '#src/i18n/languages.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { plain } from '#src/lib/text.ts';
import { openGraphFonts } from '../fonts/fonts.ts';
import { brandDrawing } from './brand-files.ts';
import { drawnCover } from './drawn-picture.ts';
import { letterDrawing, letterTilt, shade, skyDrawing } from './preview-drawings.ts';
import { drawSky } from './sky.ts';

const size = { width: 1200, height: 630 };
const left = 72;
const textWidth = 528;
/** Where the picture leaves more room. */
const wideTextWidth = 640;
/** The part right of the text. */
const half = { width: 560, height: 630 };
/** The width of a picture that is shown whole. */
const print = 520;
const plate = { width: 262, height: 164 };
const book = { width: 400, height: 540 };
const titleSizes = [96, 88, 78, 68, 60, 54, 46, 38];
const tallestTitle = 330;

const ink = '#ECE8DF';
const muted = '#B4BCC8';

/** A link preview image, and its path on the site. */
export interface PreviewCard extends Preview {
  path: string;
  language: Language;
  title: string;
}

export function previewOf({ title, picture, preview }: PageHead, language: Language): Omit<PreviewCard, 'path'> {
  const beside = picture === undefined ? {} : { scene: 'half' as const, pictures: [picture] };
  const withoutSite = plain(title).split(/ [·|—–] /)[0] ?? '';
  return { ...beside, ...preview, language, title: preview?.title ?? withoutSite };
}

interface CardPlace {
  root: string;
  /** The latitude of its chart. */
  sky: number | null;
  site: Content['site'];
  accent: Accent;
}

/** Writes the link previews: the owner's name, the page's title and a drawing of its subject. */
export async function writePreviewCards(
  root: string,
  out: string,
  { profile, site }: Pick<Content, 'profile' | 'site'>,
  cards: readonly PreviewCard[],
): Promise<void> {
  const write = await writerFor(root);
  const sky = site.motif === 'plain' ? null : profile.coordinates.latitude;
  const place = { root, site, sky, accent: accentOf(site) };
  const ground = await sharp(Buffer.from(brandDrawing(root, site, 'og-background.svg')))
    .resize(size)
    .png()
    .toBuffer();
  /** The name on the letter, along its tilt. */
  const signed = async (name: string) => {
    const input = await sharp((await write(name, 30, '#181B21')).data)
      .resize({ width: 230, withoutEnlargement: true })
      .rotate(letterTilt, { background: '#F6F3EC00' })
      .png()
      .toBuffer();
    return { input, left: 740, top: 232 };
  };
  mkdirSync(join(out, 'og'), { recursive: true });
  const writeCard = async (card: PreviewCard) => {
    const owner = profile.name[card.language];
    const name = await write(owner, 30, place.accent.dark);
    const room = card.scene === 'sky' || card.scene === 'whole' ? wideTextWidth : textWidth;
    const title = await fitted(write, card.title, room);
    const note = card.note === undefined ? null : await write(card.note, 26, muted, 10);
    const height = name.info.height + 34 + title.info.height + (note ? 30 + note.info.height : 0);
    const top = Math.max(24, Math.round((size.height - height) / 2));
    const below = top + name.info.height + 34;
    const scene = card.scene ? await scenes[card.scene](card.pictures ?? [], place) : [];
    if (card.scene === 'letter') scene.push(await signed(owner));
    await sharp(ground)
      .composite([
        ...scene,
        { input: name.data, left, top },
        { input: title.data, left, top: below },
        ...(note ? [{ input: note.data, left, top: below + title.info.height + 30 }] : []),
      ])
      .png({ palette: true, quality: 90 })
      .toFile(join(out, card.path));
  };
  await Promise.all(cards.map(writeCard));
}

type Written = { data: Buffer; info: { width: number; height: number } };
type Write = (text: string, points: number, color: string, leading?: number, width?: number) => Promise<Written>;

async function writerFor(root: string): Promise<Write> {
  const [fontfile, ...others] = await openGraphFonts(root);
  // The renderer takes one font file per text. Files loaded before stay available as fallbacks.
  for (const other of others)
    await sharp({ text: { text: ' . ', fontfile: other } })
      .png()
      .toBuffer();
  return (text, points, color, leading = 0, width = textWidth) =>
    sharp({
      text: {
        text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
        font: `Newsreader 16pt 16pt ${points}`,
        fontfile,
        width,
        rgba: true,
        wrap: 'word',
        spacing: leading,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
}

/** The title at the largest size at which it is short enough; several sentences have a line each, if they can. */
async function fitted(write: Write, title: string, width: number): Promise<Written> {
  const sentences = title.split(/(?<=[.!?؟]) /);
  const tried = await Promise.all(titleSizes.map((points) => write(sentences.join('\n'), points, ink, 0, width)));
  const fits = ({ info }: Written) => info.height <= tallestTitle && info.width <= width;
  const isOneLineEach = ({ info }: Written, index: number) =>
    sentences.length === 1 || info.height <= sentences.length * (titleSizes[index] ?? 0) * 1.35;
  const written =
    tried.find((each, index) => fits(each) && isOneLineEach(each, index)) ?? tried.find(fits) ?? tried.at(-1);
  if (!written) throw new Error('There is no size for titles.');
  return written;
}

const scenes: Record<
  NonNullable<Preview['scene']>,
  (pictures: readonly PreviewPicture[], place: CardPlace) => Promise<OverlayOptions[]>
> = {
  async whole([picture], { root }) {
    return picture
      ? [{ input: await cut(root, picture, size), left: 0, top: 0 }, { input: Buffer.from(shade(size)) }]
      : [];
  },
  async half([picture], { root }) {
    if (!picture) return [];
    const { width, height } = await sharp(sourceOf(root, picture)).rotate().metadata();
    // A wide picture would lose its sides: it is shown whole.
    const to = width > height * 1.2 ? { width: print, height: Math.round((print * height) / width) } : half;
    const left = size.width - (half.width + to.width) / 2;
    return [{ input: await cut(root, picture, to), left, top: Math.round((size.height - to.height) / 2) }];
  },
  async sky(_, { root, accent, sky }) {
    const chart = readFileSync(join(drawSky(root, sky), 'sky.svg'), 'utf8');
    return [{ input: Buffer.from(skyDrawing(chart, accent.dark, size)) }];
  },
  async book([cover], { root }) {
    if (!cover) return [];
    const { data, info } = await sharp(join(root, 'content/images', String(cover)))
      .rotate()
      .resize({ ...book, fit: 'inside' })
      .toBuffer({ resolveWithObject: true });
    return [
      {
        input: data,
        left: Math.round(size.width - half.width / 2 - info.width / 2),
        top: Math.round((size.height - info.height) / 2),
      },
    ];
  },
  async plates(pictures, { root }) {
    const { width, height } = plate;
    const edge = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M.5.5h${width - 1}v${height - 1}H.5z" fill="none" stroke="#3B4760"/></svg>`;
    // Two columns of three, one higher than the other, and cut at the edges like a contact sheet.
    const all = pictures.map(async (picture, index) => {
      const left = size.width - half.width + (index % 2) * (width + 14);
      const top = (index % 2 === 0 ? 28 : -46) + Math.floor(index / 2) * (height + 14) + 20;
      return [
        { input: await cut(root, picture, plate), left, top },
        { input: Buffer.from(edge), left, top },
      ];
    });
    return (await Promise.all(all)).flat();
  },
  async letter(_, { root, site, accent }) {
    return [{ input: Buffer.from(letterDrawing(brandDrawing(root, site, 'mark.svg'), accent, size)) }];
  },
};

function sourceOf(root: string, picture: PreviewPicture): string | Buffer {
  return typeof picture === 'string' ? join(root, 'content/images', picture) : Buffer.from(drawnCover(picture));
}

/** A picture that covers a size, rotated by its EXIF orientation. */
export function cut(root: string, picture: PreviewPicture, to: { width: number; height: number }): Promise<Buffer> {
  return sharp(sourceOf(root, picture)).rotate().resize(to).png().toBuffer();
}
