// Plain JavaScript, so that a child process can run it (`encode-child.mjs`).
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Maximum stored width in pixels. */
export const widest = 2000;
/** Effort 1 takes a quarter of the time of 3 for a few percent more bytes. */
const avif = { quality: 52, effort: 1 };
/** Effort 2 takes half the time of 3 for a few percent more bytes. */
const webp = { quality: 72, effort: 2 };

/**
 * Encodes one width of a picture; the file is written atomically. Recently decoded pictures are cached, so that all
 * widths share one decoding. A decoded picture takes tens of megabytes.
 */
export function createEncoder(decodedAtOnce) {
  const decoded = new Map();
  const decodedOf = (input) => {
    const decoding = decoded.get(input) ?? decode(input);
    decoded.set(input, decoding);
    const [oldest] = decoded.keys();
    if (decoded.size > decodedAtOnce) decoded.delete(oldest);
    return decoding;
  };
  const encoded = async (input, width, format) => {
    const { data, info } = await decodedOf(input);
    const image = sharp(data, { raw: info }).resize({ width });
    return format === 'avif' ? image.avif(avif).toBuffer() : image.webp(webp).toBuffer();
  };
  return async ({ input, file, width, format }) => {
    const bytes = format === 'svg' ? readFileSync(input) : await encoded(input, width, format);
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, bytes);
    renameSync(draft, file);
    return bytes;
  };
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
