// Plain JavaScript, so that a child process can run it (`encode-child.mjs`).
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Maximum stored width in pixels. */
export const widest = 2000;
/** Effort 1 takes a quarter of the time of 3 for a few percent more bytes. */
const avif = { quality: 52, effort: 1 };
/** Effort 2 takes half the time of 3 for a few percent more bytes. */
const webp = { quality: 72, effort: 2 };

/** Encodes pictures; recently decoded ones are cached, so that all widths share one decoding. */
export class Encoder {
  #decoded = new Map();
  #decodedAtOnce;

  /** A decoded picture takes tens of megabytes. */
  constructor(decodedAtOnce) {
    this.#decodedAtOnce = decodedAtOnce;
  }

  /** Encodes one width; the file is written atomically. */
  async encode({ input, file, width, format }) {
    const bytes = format === 'svg' ? readFileSync(input) : await this.#encoded(input, width, format);
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, bytes);
    renameSync(draft, file);
    return bytes;
  }

  async #encoded(input, width, format) {
    const { data, info } = await this.#decode(input);
    const image = sharp(data, { raw: info }).resize({ width });
    return format === 'avif' ? image.avif(avif).toBuffer() : image.webp(webp).toBuffer();
  }

  #decode(input) {
    const decoding = this.#decoded.get(input) ?? decode(input);
    this.#decoded.set(input, decoding);
    const [oldest] = this.#decoded.keys();
    if (this.#decoded.size > this.#decodedAtOnce) this.#decoded.delete(oldest);
    return decoding;
  }
}

/** Decodes a picture at the largest width; drawings are rasterised at that size, not enlarged. */
async function decode(input) {
  const { width = 1 } = await sharp(input).metadata();
  const density = Math.min(2400, Math.max(1, (72 * Math.min(width, widest)) / width));
  return sharp(input, input.endsWith('.svg') ? { density } : {})
    .rotate()
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
