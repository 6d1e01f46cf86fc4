import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { heicHint } from '#src/content/messages/hints.ts';
import { ContentError } from '#src/content/read/problem.ts';
import type { DrawnKind } from '#src/content/data-source.ts';
import type { Picture } from '#src/lib/picture.ts';
import { shortHash } from '../files.ts';
import { drawnCover, drawnIcon, type Drawn } from './drawn-picture.ts';
import { createEncoder, widest, type Encoding } from './encoder.mjs';
import { target } from '../static/site-target.ts';

/** Widths in pixels; pictures are never enlarged. The smallest are the home page's photos on a phone. */
const widths = [160, 240, 360, 480, 640, 960, 1440, widest];
/** Widths up to this are for phones and are all kept. */
const widestForPhones = 640;
/** One width is enough, because only unsupported browsers use the fallback format. */
const fallbackWidth = 960;
/** A width is skipped if the next is at most this much wider: large files cost most. */
const tooClose = 1.3;
/** SVG drawings up to this size (bytes) are served unchanged. */
const smallDrawing = 6 * 1024;
/** An SVG or PNG with a higher mean grey (of 255) is a drawing on a light background. */
const lightGround = 140;
/** `plate.moves.svg` is drawn over `plate.svg` or `plate.jpg` while a visitor points at it. */
const movesEnding = '.moves.svg';
/** Increase it to invalidate the cache. */
const recipe = 'v1';

const folder = `${target.base}/pictures`;

/** One width of a picture, with only the file's name. */
type Rendering = Omit<Encoding, 'input'>;

/** The pictures of `content/images/`: sizes and placeholders at once, encoding on demand, both cached. */
export class Pictures {
  readonly #imagesFolder: string;
  readonly #cacheFolder: string;
  readonly #prepared = new Map<string, { picture: Picture; renderings: Rendering[] }>();
  readonly #used = new Set<string>();
  readonly #drawings = new Map<string, Buffer>();
  readonly #encode = createEncoder(2);
  readonly #sourceOf = new Map<string, { path: string; rendering: Rendering }>();

  constructor(root: string) {
    this.#imagesFolder = join(root, 'content/images');
    // Hosts that keep a folder between builds can set this, so that only changed pictures are encoded.
    this.#cacheFolder = process.env.PICTURE_CACHE ?? join(root, '.cache/pictures');
    mkdirSync(this.#cacheFolder, { recursive: true });
  }

  /** Reads size and placeholder of each picture; throws a {@link ContentError} for invalid ones. */
  async prepare(paths: readonly string[]): Promise<void> {
    const problems = [];
    for (const path of new Set(paths)) {
      try {
        await this.#prepareOne(path);
      } catch (error) {
        const file = `content/images/${path}`;
        const expected = 'a picture that can be decoded';
        const found = error instanceof Error ? error.message : String(error);
        problems.push(
          isHeic(readFileSync(join(this.#imagesFolder, path)))
            ? { file, field: '', expected, found: 'a HEIC picture under another name', hint: heicHint }
            : { file, field: '', expected, found },
        );
      }
    }
    if (problems.length > 0) throw new ContentError(problems);
  }

  get(path: string): Picture {
    const prepared = this.#prepared.get(path);
    if (!prepared) throw new Error(`content/images/${path} is used by a page but does not exist.`);
    for (const { file } of prepared.renderings) this.#used.add(file);
    return prepared.picture;
  }

  drawn(kind: DrawnKind, words: Drawn, star: string): Picture {
    const svg = kind === 'cover' ? drawnCover(words, star) : drawnIcon(words, star);
    const src = this.#serve(`drawn-${kind}`, Buffer.from(svg));
    const size = kind === 'cover' ? { width: 960, height: 600 } : { width: 48, height: 48 };
    return { src, ...size, sources: [], placeholder: '' };
  }

  /** Files in `/pictures/` of all pictures requested so far. */
  usedFiles(): string[] {
    return [...this.#used, ...this.#drawings.keys()];
  }

  /** Files still to be encoded, grouped by picture. */
  toEncode(): Encoding[] {
    return this.usedFiles()
      .flatMap((file) => this.#encodingOf(file) ?? [])
      .filter(({ file, format }) => format !== 'svg' && !existsSync(file));
  }

  /** The bytes of `/pictures/<file>`, from the cache or encoded now; null if unknown. */
  async bytes(file: string): Promise<Buffer | null> {
    const drawing = this.#drawings.get(file);
    if (drawing) return drawing;
    const encoding = this.#encodingOf(file);
    if (!encoding) return null;
    return existsSync(encoding.file) ? readFile(encoding.file) : this.#encode(encoding);
  }

  #encodingOf(file: string): Encoding | null {
    const source = this.#sourceOf.get(file);
    if (!source) return null;
    const { path, rendering } = source;
    return { ...rendering, input: join(this.#imagesFolder, path), file: join(this.#cacheFolder, file) };
  }

  async #prepareOne(path: string): Promise<void> {
    const input = join(this.#imagesFolder, path);
    const source = readFileSync(input);
    const hash = shortHash(recipe, source);
    const name = `${path.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-')}-${hash}`;
    const known = this.#prepared.get(path);
    const moves = this.#moves(path);
    if (known?.picture.src.includes(hash) && known.picture.moves === moves?.moves) return;

    const { width, height, ...look } = { ...(await this.#facts(input, name)), ...moves };
    if (parse(path).ext === '.svg' && source.length <= smallDrawing) {
      const file = `${name}.svg`;
      this.#add(path, { ...look, src: `${folder}/${file}`, width, height, sources: [], placeholder: '' }, [
        { file, width, format: 'svg' },
      ]);
      return;
    }
    const largest = Math.min(width, widest);
    const own = widths.filter((each) => each < largest && (each * tooClose < largest || each <= widestForPhones));
    const fallback = Math.min(width, fallbackWidth);
    const renderings = [
      ...[...own, largest].map((each) => ({ file: `${name}-${each}.avif`, width: each, format: 'avif' as const })),
      { file: `${name}-${fallback}.webp`, width: fallback, format: 'webp' as const },
    ];
    const srcset = (format: string) =>
      renderings
        .filter((each) => each.format === format)
        .map((each) => `${folder}/${each.file} ${each.width}w`)
        .join(', ');
    const picture: Picture = {
      src: `${folder}/${name}-${fallback}.webp`,
      width,
      height,
      sources: [
        { type: 'image/avif', srcset: srcset('avif') },
        { type: 'image/webp', srcset: srcset('webp') },
      ],
      ...look,
    };
    this.#add(path, picture, renderings);
  }

  /** Size, placeholder and background of a picture, cached beside its files. */
  async #facts(input: string, name: string): Promise<Omit<Picture, 'src' | 'sources'>> {
    const cached = join(this.#cacheFolder, `${name}-facts.json`);
    if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as Picture;
    const { width, height } = (await sharp(input).metadata()).autoOrient;
    const tiny = await sharp(input).rotate().resize(8).webp({ quality: 30, effort: 6 }).toBuffer();
    const { channels } = await sharp(tiny).flatten({ background: '#fff' }).greyscale().stats();
    const isLight = (channels[0]?.mean ?? 0) > lightGround && /\.(svg|png)$/.test(input);
    const facts = {
      width,
      height,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
      ...(isLight && { light: true as const }),
    };
    writeFileSync(cached, JSON.stringify(facts));
    return facts;
  }

  /** The animated drawing beside a picture, if there is one. */
  #moves(path: string): Pick<Picture, 'moves'> | undefined {
    const input = join(this.#imagesFolder, path.replace(/\.\w+$/, movesEnding));
    return existsSync(input) ? { moves: this.#serve('moves', readFileSync(input)) } : undefined;
  }

  #serve(kind: string, svg: Buffer): string {
    const file = `${kind}-${shortHash(svg)}.svg`;
    this.#drawings.set(file, svg);
    return `${folder}/${file}`;
  }

  #add(path: string, picture: Picture, renderings: Rendering[]): void {
    this.#prepared.set(path, { picture, renderings });
    for (const rendering of renderings) this.#sourceOf.set(rendering.file, { path, rendering });
  }
}

/** Detects HEIC by content, whatever the file's extension. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)) && !bytes.includes('avif');
}
