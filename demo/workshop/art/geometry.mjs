/**
 * Plane geometry for the drawings: path strings in, path strings out.
 * Only absolute commands M L H V C Q A Z are read, which is all the drawings write.
 */

/** Rounds for the file: one decimal, no trailing zero. */
export const n = (value) => String(Math.round(value * 10) / 10);

const at = ([x, y]) => `${n(x)} ${n(y)}`;

/** Repeatable random numbers in [0, 1) (mulberry32). */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A point at `angle` degrees (0 = right, 90 = down) and `radius` from a centre. */
export function polar(cx, cy, radius, angle) {
  const a = (angle * Math.PI) / 180;
  return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
}

/** Straight-edged path through points. */
export const poly = (points, closed = true) => `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;

/** Smooth path through points (Catmull-Rom); `tension` 1 is round, 0 is straight. */
export function curve(points, closed = false, tension = 1) {
  const count = points.length;
  const get = (i) => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]);
  const k = tension / 6;
  let d = `M${at(points[0])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k];
    const c2 = [p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k];
    d += `C${at(c1)} ${at(c2)} ${at(p2)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Rectangle, its corners rounded by `r`. */
export function rect(x, y, w, h, r = 0) {
  if (!r) return `M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}Z`;
  const a = `A${n(r)} ${n(r)} 0 0 1 `;
  return (
    `M${n(x + r)} ${n(y)}H${n(x + w - r)}${a}${n(x + w)} ${n(y + r)}V${n(y + h - r)}${a}${n(x + w - r)} ${n(y + h)}` +
    `H${n(x + r)}${a}${n(x)} ${n(y + h - r)}V${n(y + r)}${a}${n(x + r)} ${n(y)}Z`
  );
}

export const ellipse = (cx, cy, rx, ry = rx) =>
  `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`;

export const circle = (cx, cy, r) => ellipse(cx, cy, r, r);

/** Open arc of a circle between two angles in degrees, clockwise. */
export function arc(cx, cy, r, from, to) {
  const large = to - from > 180 ? 1 : 0;
  return `M${at(polar(cx, cy, r, from))}A${n(r)} ${n(r)} 0 ${large} 1 ${at(polar(cx, cy, r, to))}`;
}

/** Closed part of a ring between two angles. */
export function ringSector(cx, cy, inner, outer, from, to) {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${at(polar(cx, cy, outer, from))}A${n(outer)} ${n(outer)} 0 ${large} 1 ${at(polar(cx, cy, outer, to))}` +
    `L${at(polar(cx, cy, inner, to))}A${n(inner)} ${n(inner)} 0 ${large} 0 ${at(polar(cx, cy, inner, from))}Z`
  );
}

/** Points along a smooth curve, `steps` between each pair. */
export function samples(points, steps = 12, closed = false) {
  return flatten(curve(points, closed), steps)[0];
}

/** Outline of a stroke whose width follows `width(t)`, t from 0 to 1 along it. */
export function brush(points, width, steps = 10) {
  const line = samples(points, steps);
  const left = [];
  const right = [];
  line.forEach(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)];
    const [bx, by] = line[Math.min(line.length - 1, i + 1)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const w = width(i / (line.length - 1)) / 2;
    left.push([x - ((by - ay) / length) * w, y + ((bx - ax) / length) * w]);
    right.unshift([x + ((by - ay) / length) * w, y - ((bx - ax) / length) * w]);
  });
  return poly([...left, ...right]);
}

function arcPoints(from, rx, ry, large, sweep, to, steps) {
  const scale = Math.hypot((from[0] - to[0]) / rx, (from[1] - to[1]) / ry) / 2;
  if (scale > 1) [rx, ry] = [rx * scale, ry * scale];
  const x = (from[0] - to[0]) / 2 / rx;
  const y = (from[1] - to[1]) / 2 / ry;
  const reach = Math.hypot(x, y) || 1e-9;
  const side = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, 1 - reach * reach)) / reach;
  const cx = side * y;
  const cy = -side * x;
  const start = Math.atan2(y - cy, x - cx);
  let turn = Math.atan2(-y - cy, -x - cx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const count = Math.max(steps, Math.ceil(Math.abs(turn) / 0.08));
  const middle = [(from[0] + to[0]) / 2 + cx * rx, (from[1] + to[1]) / 2 + cy * ry];
  return Array.from({ length: count }, (_, i) => {
    const a = start + (turn * (i + 1)) / count;
    return [middle[0] + rx * Math.cos(a), middle[1] + ry * Math.sin(a)];
  });
}

/** The rings (lists of points) of a path string, its curves cut into `steps` chords. */
export function flatten(d, steps = 12) {
  const rings = [];
  let ring = [];
  let here = [0, 0];
  for (const [, command, body] of d.matchAll(/([MLHVCQAZ])([^MLHVCQAZ]*)/g)) {
    const v = (body.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const go = (p) => ring.push((here = p));
    if (command === 'M') {
      rings.push((ring = []));
      for (let i = 0; i < v.length; i += 2) go([v[i], v[i + 1]]);
    } else if (command === 'L') for (let i = 0; i < v.length; i += 2) go([v[i], v[i + 1]]);
    else if (command === 'H') for (const x of v) go([x, here[1]]);
    else if (command === 'V') for (const y of v) go([here[0], y]);
    else if (command === 'A') for (let i = 0; i < v.length; i += 7) arcPoints(here, v[i], v[i + 1], v[i + 3], v[i + 4], [v[i + 5], v[i + 6]], steps).forEach(go);
    else if (command === 'C' || command === 'Q') {
      const size = command === 'C' ? 6 : 4;
      for (let i = 0; i + size <= v.length; i += size) {
        const p0 = here;
        const pts = [p0];
        for (let j = 0; j < size; j += 2) pts.push([v[i + j], v[i + j + 1]]);
        for (let s = 1; s <= steps; s++) go(bezier(pts, s / steps));
      }
    }
  }
  return rings;
}

function bezier(points, t) {
  let row = points;
  while (row.length > 1) row = row.slice(1).map((p, i) => [row[i][0] + (p[0] - row[i][0]) * t, row[i][1] + (p[1] - row[i][1]) * t]);
  return row[0];
}

/** Where the horizontal line at `y` lies inside the rings (even-odd): sorted [from, to] pairs. */
export function spans(rings, y) {
  const cuts = [];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring[i];
      const [bx, by] = ring[(i + 1) % ring.length];
      if (ay > y !== by > y) cuts.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    }
  }
  cuts.sort((a, b) => a - b);
  const out = [];
  for (let i = 0; i + 1 < cuts.length; i += 2) out.push([cuts[i], cuts[i + 1]]);
  return out;
}

/** Spans common to both lists. */
export function overlap(a, b) {
  const out = [];
  for (const [a0, a1] of a) {
    for (const [b0, b1] of b) if (Math.min(a1, b1) > Math.max(a0, b0)) out.push([Math.max(a0, b0), Math.min(a1, b1)]);
  }
  return out;
}

/** Spans of `a` that `b` does not cover. */
export function subtract(a, b) {
  let out = a;
  for (const [b0, b1] of b) {
    out = out.flatMap(([a0, a1]) => (b1 <= a0 || b0 >= a1 ? [[a0, a1]] : [[a0, b0], [b1, a1]].filter(([p, q]) => q > p)));
  }
  return out;
}
