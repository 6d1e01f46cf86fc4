// Plain JavaScript, so that a worker of its own can run it (`encode-worker.mjs`).
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** No picture is kept wider, in pixels. */
export const widest = 2000;
/** Effort 1 takes about a quarter of the time of 3, for a few hundredths more bytes. */
const avif = { quality: 52, effort: 1 };
/** Effort 2 takes half the time of 3, for a few hundredths more bytes. */
const webp = { quality: 72, effort: 2 };

/** Encodes pictures; what was decoded last is kept, so that all widths of a picture come from one decoding. */
export class Encoder {
  #decoded = new Map();
  #decodedAtOnce;

  /** Decoded pixels take tens of megabytes a picture. */
  constructor(decodedAtOnce) {
    this.#decodedAtOnce = decodedAtOnce;
  }

  /** Encodes one width into its file, which is there whole or not at all. */
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
    const known = this.#decoded.get(input);
    if (known) return known;
    const decoding = decode(input);
    this.#decoded.set(input, decoding);
    const [oldest] = this.#decoded.keys();
    if (this.#decoded.size > this.#decodedAtOnce) this.#decoded.delete(oldest);
    return decoding;
  }
}

/** The pixels of a picture at the largest width that is wanted; a drawing is rasterised at that size, not enlarged. */
async function decode(input) {
  const { width = 1 } = await sharp(input).metadata();
  const density = Math.min(2400, Math.max(1, (72 * Math.min(width, widest)) / width));
  return sharp(input, input.endsWith('.svg') ? { density } : {})
    .rotate()
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
