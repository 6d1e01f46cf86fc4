import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createRandom } from './random.mjs';
import { clamp } from './math.mjs';

/** A picture in linear light, three floats a pixel. */
export class Picture {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.data = new Float32Array(width * height * 3);
  }

  /** Calls paint(x, y) for every pixel centre; it returns linear RGB. */
  fill(paint) {
    let i = 0;
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const c = paint(x + 0.5, y + 0.5);
        this.data[i++] = c[0];
        this.data[i++] = c[1];
        this.data[i++] = c[2];
      }
    }
    return this;
  }

  /** Adds the light of a point source as a small Gaussian disc. */
  addPoint(x, y, sigma, r, g, b) {
    const reach = Math.ceil(sigma * 3.2);
    const k = 1 / (2 * sigma * sigma);
    const norm = 1 / (2 * Math.PI * sigma * sigma);
    const x0 = Math.max(0, Math.floor(x - reach));
    const x1 = Math.min(this.width - 1, Math.floor(x + reach));
    const y0 = Math.max(0, Math.floor(y - reach));
    const y1 = Math.min(this.height - 1, Math.floor(y + reach));
    for (let py = y0; py <= y1; py++) {
      for (let px = x0; px <= x1; px++) {
        const dx = px + 0.5 - x;
        const dy = py + 0.5 - y;
        const w = norm * Math.exp(-(dx * dx + dy * dy) * k);
        const i = (py * this.width + px) * 3;
        this.data[i] += r * w;
        this.data[i + 1] += g * w;
        this.data[i + 2] += b * w;
      }
    }
  }

  add(other, k = 1) {
    for (let i = 0; i < this.data.length; i++) this.data[i] += other.data[i] * k;
    return this;
  }

  clone() {
    const copy = new Picture(this.width, this.height);
    copy.data.set(this.data);
    return copy;
  }

  /** Three box passes, close to a Gaussian of the given deviation. */
  blurred(sigma) {
    const out = this.clone();
    const radius = Math.max(1, Math.round(Math.sqrt((12 * sigma * sigma) / 3 + 1) / 2 - 0.5));
    const spare = new Float32Array(out.data.length);
    for (let pass = 0; pass < 3; pass++) {
      boxBlur(out.data, spare, this.height, this.width, this.width * 3, 3, radius);
      boxBlur(spare, out.data, this.width, this.height, 3, this.width * 3, radius);
    }
    return out;
  }
}

function boxBlur(from, to, lines, length, lineStride, stride, radius) {
  const norm = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    for (let c = 0; c < 3; c++) {
      const base = line * lineStride + c;
      const at = (i) => from[base + (i < 0 ? 0 : i >= length ? length - 1 : i) * stride];
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += at(i);
      for (let i = 0; i < length; i++) {
        to[base + i * stride] = sum * norm;
        sum += at(i + radius + 1) - at(i - radius);
      }
    }
  }
}

/** Adds the glow that a lens spreads round bright points: [deviation in pixels, share] pairs. */
export function addGlow(picture, glows) {
  const source = picture.clone();
  for (const [sigma, share] of glows) picture.add(source.blurred(sigma), share);
  return picture;
}

/**
 * Stretches a wide range of light into 0..1 the way astrophotographs are processed:
 * linear in the shadows, logarithmic above, hue kept until the highlights. The result is
 * ready for the display (give toBytes { display: true }). The black point is taken off first.
 */
export function stretch(picture, { gain, white = 1, saturation = 1, black = 0 }) {
  const top = Math.asinh(gain * white);
  const d = picture.data;
  for (let i = 0; i < d.length; i += 3) {
    if (black) for (let c = 0; c < 3; c++) d[i + c] = Math.max(0, d[i + c] - black);
    const l = Math.max(1e-7, 0.25 * d[i] + 0.6 * d[i + 1] + 0.15 * d[i + 2]);
    const k = Math.asinh(gain * l) / top / l;
    for (let c = 0; c < 3; c++) d[i + c] = Math.max(0, (l + (d[i + c] - l) * saturation) * k);
    const over = Math.max(d[i], d[i + 1], d[i + 2]) - 1;
    if (over > 0) for (let c = 0; c < 3; c++) d[i + c] = Math.min(1, d[i + c] + over * 0.5);
  }
  return picture;
}

/** Darkens the corners as a fast lens does. */
export function vignette(picture, strength) {
  const { width, height, data } = picture;
  const norm = 4 / (width * width + height * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      const r2 = ((x - width / 2) ** 2 + (y - height / 2) ** 2) * norm;
      const k = 1 - strength * r2 * (0.6 + 0.4 * r2);
      data[i] *= k;
      data[i + 1] *= k;
      data[i + 2] *= k;
    }
  }
  return picture;
}

/** Encodes to 8-bit sRGB with sensor-like grain (luminance, and a little colour). */
export function toBytes(picture, { grain = 0.008, colour = 0.4, seed = 1, display = false } = {}) {
  const random = createRandom(seed);
  const out = Buffer.alloc(picture.data.length);
  for (let i = 0; i < picture.data.length; i += 3) {
    const shared = (random.next() + random.next() + random.next() - 1.5) * 2 * grain;
    for (let c = 0; c < 3; c++) {
      const own = (random.next() + random.next() - 1) * 2 * grain * colour;
      const v = clamp(picture.data[i + c]);
      const s = display ? v : v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
      const noise = (shared + own) * (1 - 0.65 * s);
      out[i + c] = Math.round(clamp(s + noise + (random.next() - 0.5) / 255) * 255);
    }
  }
  return { width: picture.width, height: picture.height, bytes: out };
}

/** Draws an SVG document to straight RGBA bytes. */
export async function drawSvg(svg, width, height) {
  const { data } = await sharp(Buffer.from(svg), { density: 72 })
    .resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data;
}

/** Writes a JPEG, lowering the quality until the file is small enough. */
export async function writeJpeg({ width, height, bytes }, file, maxBytes = 640 * 1024) {
  for (let quality = 90; ; quality -= 3) {
    const jpeg = await sharp(bytes, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 80 ? '4:4:4' : '4:2:0' }).toBuffer();
    if (jpeg.length <= maxBytes || quality < 50) {
      await writeFile(file, jpeg);
      return { quality, size: jpeg.length };
    }
  }
}
