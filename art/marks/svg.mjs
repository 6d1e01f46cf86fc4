/**
 * The few helpers every drawing in this folder shares: the palette of the
 * design, a seeded random source (so that a rebuild changes no byte), short
 * numbers, hatching and grain. Output is plain SVG 1.1 that librsvg renders.
 */

/** Role colours of the design, plus the ink tones the pictures need between them. */
export const ink = {
  night: '#0B0E14',
  tile: '#121722',
  raised: '#182030',
  line: '#252E3F',
  slate: '#3B4760',
  mist: '#9CA6B5',
  paper: '#ECE8DF',
  chart: '#F6F3EC',
  sodium: '#F2B544',
  oxygen: '#7FD1C7',
  alpha: '#FF8A7A',
};

/** Deterministic random numbers in [0, 1) from an integer seed (mulberry32). */
export function random(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number as short as the picture needs it. */
export const n = (value, digits = 1) => String(Number(value.toFixed(digits)));

/** Point on a circle; degrees run clockwise from twelve o'clock. */
export function polar(cx, cy, radius, degrees) {
  const t = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(t), cy + radius * Math.sin(t)];
}

/** Wraps drawing elements as a standalone SVG document. */
export function document(width, height, title, body) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}" role="img"><title>${title}</title>${body}</svg>\n`
  );
}

/** Radial tick marks around a circle: every `step` degrees, longer every `major`. */
export function ticks({ cx, cy, radius, step, major, short, long, from = 0, to = 360 }) {
  let d = '';
  for (let a = from; a < to - 1e-6; a += step) {
    const isMajor = Math.abs((a / major) % 1) < 1e-6;
    const [x1, y1] = polar(cx, cy, radius, a);
    const [x2, y2] = polar(cx, cy, radius + (isMajor ? long : short), a);
    d += `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }
  return d;
}

/**
 * Parallel pen strokes over a box, slightly uneven as a hand leaves them.
 * `keep` (0..1) is the share of the length that is drawn; the rest are lifts of the pen.
 */
export function strokes({ box: [x, y, w, h], angle = 45, gap = 6, seed = 1, wobble = 0.6, keep = 1 }) {
  const rnd = random(seed);
  const t = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(t), Math.sin(t)];
  const [cx, cy] = [x + w / 2, y + h / 2];
  const reach = Math.hypot(w, h) / 2;
  let d = '';
  for (let o = -reach; o <= reach; o += gap) {
    const off = o + (rnd() - 0.5) * wobble;
    let from = -reach + rnd() * gap;
    while (from < reach) {
      const length = keep >= 1 ? 2 * reach : reach * (0.15 + 0.5 * rnd());
      const to = Math.min(reach, from + length);
      const lean = (rnd() - 0.5) * wobble;
      d +=
        `M${n(cx + ux * from - uy * off)} ${n(cy + uy * from + ux * off)}` +
        `L${n(cx + ux * to - uy * (off + lean))} ${n(cy + uy * to + ux * (off + lean))}`;
      from = to + (keep >= 1 ? 2 * reach : length * (1 / keep - 1) * (0.5 + rnd()));
    }
  }
  return d;
}

/** A shape filled with hatching: the strokes above, clipped by `shape` (path data). */
export function hatch(id, shape, { color, width = 1.4, opacity = 1, ...rest }) {
  return (
    `<clipPath id="${id}"><path d="${shape}"/></clipPath>` +
    `<path clip-path="url(#${id})" d="${strokes(rest)}" fill="none" stroke="${color}" ` +
    `stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
  );
}

/** Fine specks over a box, as one path: the tooth of the paper. */
export function grain({ box: [x, y, w, h], count, color, opacity = 0.1, size = 1.1, seed = 7 }) {
  const rnd = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const s = size * (0.5 + rnd());
    d += `M${n(x + rnd() * w)} ${n(y + rnd() * h)}h${n(s, 1)}`;
  }
  return `<path d="${d}" stroke="${color}" stroke-width="${n(size)}" opacity="${opacity}" fill="none"/>`;
}
