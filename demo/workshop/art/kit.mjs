/**
 * The hand all drawings share: palette, sheet of paper, graduated frame, hatching, grain and small chart ornaments.
 * Everything returns a string of SVG that plain renderers (librsvg) can draw: no fonts, no CSS, no outside references.
 */
import { arc, circle, flatten, n, overlap, polar, poly, random, rect, spans, subtract } from './geometry.mjs';

export * from './geometry.mjs';

/** The colour roles of the site; `deep` accents are the ones legible on paper. */
export const colour = {
  night: '#0B0E14',
  surface: '#121722',
  raised: '#182030',
  line: '#252E3F',
  mist: '#9CA6B5',
  slate: '#575E6B',
  paper: '#F6F3EC',
  rule: '#DDD6C8',
  sodium: '#F2B544',
  oxygen: '#7FD1C7',
  hydrogen: '#FF8A7A',
  sodiumDeep: '#8A5200',
  oxygenDeep: '#0E6660',
  hydrogenDeep: '#A8261B',
};

/** A flat shape. */
export const fill = (d, color, extra = '') => `<path d="${d}" fill="${color}"${extra && ` ${extra}`}/>`;

/** A drawn line of even weight. `dash` is an SVG dash list. */
export function line(d, color, width = 3, { dash = '', cap = 'round', opacity = 1 } = {}) {
  const rest = (dash && ` stroke-dasharray="${dash}"`) + (opacity < 1 ? ` stroke-opacity="${opacity}"` : '');
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"${rest}/>`;
}

/** Groups parts under a transform. */
export const group = (parts, transform = '', extra = '') =>
  `<g${transform && ` transform="${transform}"`}${extra && ` ${extra}`}>${[parts].flat(Infinity).join('')}</g>`;

/** Shows `parts` only inside the path `d`. `id` must be unique in the drawing. */
export const clip = (id, d, parts) =>
  `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})">${[parts].flat(Infinity).join('')}</g>`;

/**
 * Pen hatching of a shape, line by line, so that each stroke ends at the edge with a little unevenness.
 * `within` and `without` are further paths that limit it; `tone(x, y)` in 0..1 thins it out (1 keeps every line);
 * `taper` draws strokes that run out to a point.
 */
export function hatch(d, options = {}) {
  const { angle = 45, gap = 11, width = 2.4, color = colour.night, seed = 7, jitter = 0.22, lift = 0.03 } = options;
  const { within, without, tone, taper = false, inset = 0, opacity = 1 } = options;
  const rnd = random(seed);
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const turn = (rings) => rings.map((ring) => ring.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin]));
  const back = (u, v) => [u * cos - v * sin, u * sin + v * cos];
  const list = (paths) => [paths].flat().map((path) => turn(flatten(path)));
  const shape = turn(flatten(d));
  const inside = within ? list(within) : [];
  const outside = without ? list(without) : [];
  const heights = shape.flat().map((p) => p[1]);
  const top = Math.min(...heights);
  const bottom = Math.max(...heights);
  const strokes = [];
  let row = 0;
  for (let v = top + gap * 0.5; v < bottom; v += gap, row++) {
    const y = v + (rnd() - 0.5) * gap * jitter;
    let parts = spans(shape, y);
    for (const limit of inside) parts = overlap(parts, spans(limit, y));
    for (const hole of outside) parts = subtract(parts, spans(hole, y));
    if (tone) parts = parts.flatMap((span) => thin(span, y, threshold(row), tone, back));
    for (const [from, to] of parts) {
      const a = from + inset + rnd() * gap * 0.35;
      const b = to - inset - rnd() * gap * 0.35;
      if (b - a < width * 1.5) continue;
      // Now and then the pen is lifted within a stroke.
      const gapAt = rnd() < lift * Math.min(6, (b - a) / 60) ? a + (b - a) * (0.2 + rnd() * 0.6) : null;
      if (gapAt === null) strokes.push([a, b, y]);
      else strokes.push([a, gapAt - gap * 0.4, y], [gapAt + gap * 0.5, b, y]);
    }
  }
  const path = strokes
    .filter(([a, b]) => b > a)
    .map(([a, b, y]) => {
      const p = back(a, y);
      const q = back(b, y);
      if (!taper) return `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
      return poly([back(a, y - width * 0.62), back(a, y + width * 0.62), q]);
    })
    .join('');
  const alpha = opacity < 1 ? ` opacity="${opacity}"` : '';
  if (taper) return `<path d="${path}" fill="${color}"${alpha}/>`;
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"${alpha}/>`;
}

// Rows drop out in an order that keeps the remaining ones evenly spread (bit reversal).
function threshold(row) {
  let out = 0;
  for (let bit = 0; bit < 4; bit++) out = out * 2 + ((row >> bit) & 1);
  return (out + 0.5) / 16;
}

function thin([from, to], y, limit, tone, back) {
  const step = 8;
  const out = [];
  let start = null;
  for (let x = from; x < to; x += step) {
    const keep = tone(...back(x, y)) > limit;
    if (keep && start === null) start = x;
    if (!keep && start !== null) {
      out.push([start, x]);
      start = null;
    }
  }
  if (start !== null) out.push([start, to]);
  return out;
}

/** Two hatchings across one another. */
export const crosshatch = (d, options = {}) =>
  hatch(d, options) + hatch(d, { ...options, angle: (options.angle ?? 45) + 68, seed: (options.seed ?? 7) + 1 });

/** Graduated chart frame: a hairline, and tick marks outside it, long at every fifth. */
export function frame(color, { inset = 44, step = 24, opacity = 0.75, width = 1600, height = 1000 } = {}) {
  const right = width - inset;
  const bottom = height - inset;
  let small = '';
  let long = '';
  const tick = (i, d) => (i % 5 === 0 ? (long += d) : (small += d));
  const across = Math.floor((width / 2 - inset) / step);
  for (let i = -across; i <= across; i++) {
    const x = width / 2 + i * step;
    const size = i % 5 === 0 ? 15 : 8;
    tick(i, `M${x} ${inset}V${inset - size}M${x} ${bottom}V${bottom + size}`);
  }
  const down = Math.floor((height / 2 - inset) / step);
  for (let i = -down; i <= down; i++) {
    const y = height / 2 + i * step;
    const size = i % 5 === 0 ? 15 : 8;
    tick(i, `M${inset} ${y}H${inset - size}M${right} ${y}H${right + size}`);
  }
  const corner = (x, y, sx, sy) => `M${x} ${y - sy * 24}V${y}M${x - sx * 24} ${y}H${x}`;
  const corners = corner(inset, inset, 1, 1) + corner(right, inset, -1, 1) + corner(inset, bottom, 1, -1) + corner(right, bottom, -1, -1);
  return group(
    [line(rect(inset, inset, right - inset, bottom - inset), color, 2), line(small + corners, color, 1.6, { cap: 'butt' }), line(long, color, 2.6, { cap: 'butt' })],
    '',
    `opacity="${opacity}"`,
  );
}

/** Small cross, as plate marks on a chart. */
export const cross = (x, y, r, color, width = 2.4) => line(`M${n(x - r)} ${n(y)}H${n(x + r)}M${n(x)} ${n(y - r)}V${n(y + r)}`, color, width);

/** Ring with four ticks: the mark of something observed. */
export const reticle = (x, y, r, color, width = 2.4) =>
  line(
    circle(x, y, r) + [0, 90, 180, 270].map((a) => `M${polar(x, y, r * 0.72, a).map(n).join(' ')}L${polar(x, y, r * 1.35, a).map(n).join(' ')}`).join(''),
    color,
    width,
  );

/** Star with `points` rays; `waist` is the inner radius as a share of the outer. */
export function star(x, y, r, color, { points = 4, waist = 0.28, turn = -90 } = {}) {
  const corners = Array.from({ length: points * 2 }, (_, i) => polar(x, y, i % 2 ? r * waist : r, turn + (i * 180) / points));
  return fill(poly(corners), color);
}

/** Chart scale: alternating filled and empty segments. */
export function scaleBar(x, y, width, color, { parts = 6, height = 10 } = {}) {
  const size = width / parts;
  const blocks = Array.from({ length: parts }, (_, i) => (i % 2 ? '' : rect(x + i * size, y, size, height))).join('');
  return fill(blocks, color) + line(rect(x, y, width, height), color, 1.8);
}

/** A row of moons from new to full. */
export function moons(x, y, r, color, count = 5) {
  let out = '';
  for (let i = 0; i < count; i++) {
    const cx = x + i * r * 3;
    const phase = count === 1 ? 1 : i / (count - 1);
    const bulge = Math.abs(1 - phase * 2) * r;
    out += line(circle(cx, y, r), color, 1.8);
    if (phase > 0) out += fill(`M${n(cx)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 1 ${n(cx)} ${n(y + r)}A${n(bulge)} ${n(r)} 0 0 ${phase > 0.5 ? 1 : 0} ${n(cx)} ${n(y - r)}Z`, color);
  }
  return out;
}

/** Graduated arc, as on an instrument's dial. */
export function dial(cx, cy, r, from, to, color, { step = 3, long = 5, size = 16, width = 2.2, inward = false } = {}) {
  const sign = inward ? -1 : 1;
  let d = '';
  for (let i = 0, a = from; a <= to + 0.01; a += step, i++) {
    const length = i % long === 0 ? size : size * 0.5;
    d += `M${polar(cx, cy, r, a).map(n).join(' ')}L${polar(cx, cy, r + sign * length, a).map(n).join(' ')}`;
  }
  const ring = to - from >= 360 ? circle(cx, cy, r) : arc(cx, cy, r, from, to);
  return line(ring + d, color, width, { cap: 'butt' });
}

/** Stars of several brightnesses scattered over a rectangle; `keep(x, y)` may refuse a place. */
export function starfield(x, y, w, h, color, { count = 60, seed = 3, keep = () => true, max = 4.2 } = {}) {
  const rnd = random(seed);
  let dots = '';
  for (let i = 0; i < count; i++) {
    const px = x + rnd() * w;
    const py = y + rnd() * h;
    const r = 1.3 + max * rnd() ** 4;
    if (keep(px, py)) dots += circle(px, py, r);
  }
  return fill(dots, color);
}

const isDark = (ground) => parseInt(ground.slice(1, 3), 16) < 128;

/**
 * A whole drawing: margin, ground, contents, and a light grain over everything.
 * The margin is a tone away from the ground, so that the sheet keeps its edge on a page of the same colour.
 */
export function sheet({ ground, parts, width = 1600, height = 1000, inset = 44, seed = 1 }) {
  const dark = isDark(ground);
  const margin = dark ? colour.raised : colour.rule;
  const [shade, strength] = dark ? [1, 0.08] : [0, 0.09];
  const matrix = `0 0 0 0 ${shade} 0 0 0 0 ${shade} 0 0 0 0 ${shade} ${strength * 3} 0 0 0 ${-strength * 1.3}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="0.72" numOctaves="2" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter></defs>` +
    `${fill(rect(0, 0, width, height), margin)}${fill(rect(inset, inset, width - inset * 2, height - inset * 2), ground)}${[parts].flat(Infinity).join('')}` +
    `<rect width="${width}" height="${height}" filter="url(#grain)"/></svg>\n`
  );
}

/**
 * What moves in a drawing, laid over its picture. It hides what it replaces under the colour of the ground. Colours are
 * those that the grain leaves on the sheet.
 */
export function moving(ground, ...parts) {
  const towards = isDark(ground) ? 255 : 0;
  const grained = (hex) => `#${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).map((value) => Math.round(value + (towards - value) * 0.023).toString(16).padStart(2, '0')).join('')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000">${parts.flat(Infinity).join('').replace(/#[0-9A-F]{6}/g, grained)}</svg>\n`;
}

// `times` are shares of the whole, one a value.
function timing(seconds, { times = [], ease = true }, steps) {
  const splines = ease ? ` calcMode="spline" keySplines="${Array(steps).fill('.4 0 .2 1').join(';')}"` : '';
  return `dur="${seconds}s" repeatCount="indefinite"${times.length ? ` keyTimes="${times.map(n3).join(';')}"` : ''}${splines}/>`;
}
const n3 = (value) => String(Math.round(value * 1000) / 1000);

/** Takes an attribute of `parts`, or a transform, through `values`. The first and the last show the drawing as it is. */
export function move(parts, attribute, values, seconds, options = {}) {
  const isTransform = ['translate', 'rotate', 'scale', 'skewX'].includes(attribute);
  const what = isTransform ? `<animateTransform attributeName="transform" type="${attribute}"` : `<animate attributeName="${attribute}"`;
  return group([parts, `${what} values="${values.join(';')}" ${timing(seconds, options, values.length - 1)}`]);
}

/** Bends the path that `draw` draws from one shape to the next. */
export const bend = (draw, shapes, seconds, options = {}) =>
  draw(shapes[0]).replace('/>', `><animate attributeName="d" values="${shapes.join(';')}" ${timing(seconds, options, shapes.length - 1)}</path>`);

/** Takes `parts` along a path, from its start, with a rest at each of `stops` (shares of the path). */
export function walk(parts, path, seconds, stops) {
  const points = stops.flatMap((stop) => [stop, stop]);
  const times = points.map((_, i) => i / (points.length - 1));
  return group([parts, `<animateMotion path="${path}" keyPoints="${points.map(n3).join(';')}" ${timing(seconds, { times }, points.length - 1)}`]);
}
