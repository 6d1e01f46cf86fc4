import { Picture, drawSvg } from './picture.mjs';
import { DEG, add, clamp, cross, dot, normalize, scale, segmentDistance, smoothstep, sub } from './math.mjs';

/** A camera at a point, looking at another; fov in degrees across. */
export function perspective({ from, at, fov }, width, height, roll = 0) {
  const forward = normalize(sub(at, from));
  let right = normalize(cross(forward, [0, 1, 0]));
  let up = cross(right, forward);
  const [s, c] = [Math.sin(roll), Math.cos(roll)];
  [right, up] = [add(scale(right, c), scale(up, s)), sub(scale(up, c), scale(right, s))];
  const k = Math.tan((fov / 2) * DEG);
  return {
    from,
    ray: (x, y) => normalize(add(forward, add(scale(right, ((x / width) * 2 - 1) * k), scale(up, ((1 - (y / height) * 2) * k * height) / width)))),
    project(p) {
      const d = sub(p, from);
      const z = dot(d, forward);
      if (z < 0.004) return null;
      return [width / 2 + (dot(d, right) / (z * k)) * (width / 2), height / 2 - (dot(d, up) / (z * k)) * (width / 2), Math.hypot(...d), width / (2 * k * z)];
    },
  };
}

/** Straight down, north up, without perspective; `box` is the map's place on the sheet. */
export function plan(box) {
  return {
    flat: true,
    toMap: (x, y) => [(x - box.x) / box.size, (y - box.y) / box.size],
    project: (p) => [box.x + p[0] * box.size, box.y + p[2] * box.size, 0, box.size],
  };
}

/** What each pixel sees: the place on the map, its kind (0 nothing, 1 ground, 2 cut side) and distance. */
export function survey({ width, height, view, terrain, rise, bounded = true, floor = -0.06 }) {
  const n = width * height;
  const buffer = { width, height, u: new Float32Array(n), v: new Float32Array(n), h: new Float32Array(n), y: new Float32Array(n), t: new Float32Array(n), kind: new Uint8Array(n) };
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const i = py * width + px;
      if (view.flat) {
        const [u, v] = view.toMap(px + 0.5, py + 0.5);
        if (u < 0 || v < 0 || u > 1 || v > 1) continue;
        buffer.u[i] = u; buffer.v[i] = v; buffer.h[i] = terrain.at(u, v); buffer.kind[i] = 1;
        continue;
      }
      const d = view.ray(px + 0.5, py + 0.5);
      const o = view.from;
      let near = 0.0005;
      let far = 6;
      for (const [axis, low, high] of [[0, 0, 1], [1, floor, rise * 1.02], [2, 0, 1]]) {
        const a = (low - o[axis]) / d[axis];
        const b = (high - o[axis]) / d[axis];
        near = Math.max(near, Math.min(a, b));
        far = Math.min(far, Math.max(a, b));
      }
      if (near >= far) continue;
      let t = near + 1e-5;
      let y = o[1] + d[1] * t;
      let ground = terrain.at(o[0] + d[0] * t, o[2] + d[2] * t) * rise;
      if (bounded && y < ground) {
        buffer.kind[i] = 2; buffer.t[i] = t; buffer.y[i] = y;
        buffer.u[i] = o[0] + d[0] * t; buffer.v[i] = o[2] + d[2] * t; buffer.h[i] = ground / rise;
        continue;
      }
      let last = t;
      while (t < far) {
        const gap = y - ground;
        if (gap < 0) break;
        last = t;
        t += Math.max(0.0007, gap * 0.55);
        y = o[1] + d[1] * t;
        ground = terrain.at(o[0] + d[0] * t, o[2] + d[2] * t) * rise;
      }
      if (t >= far) continue;
      for (let k = 0; k < 8; k++) {
        const middle = (last + t) / 2;
        if (o[1] + d[1] * middle < terrain.at(o[0] + d[0] * middle, o[2] + d[2] * middle) * rise) t = middle;
        else last = middle;
      }
      buffer.kind[i] = 1; buffer.t[i] = t; buffer.u[i] = o[0] + d[0] * t; buffer.v[i] = o[2] + d[2] * t;
      buffer.h[i] = terrain.at(buffer.u[i], buffer.v[i]);
    }
  }
  return buffer;
}

/** Cover of a contour line at a pixel, from how fast the height changes on screen. */
export function contour({ h, kind, width, height }, i, x, y, bands, weight) {
  const step = (j, inside) => (inside && kind[j] === kind[i] ? Math.abs(h[j] - h[i]) : Infinity);
  const dx = Math.min(step(i - 1, x > 0), step(i + 1, x < width - 1));
  const dy = Math.min(step(i - width, y > 0), step(i + width, y < height - 1));
  const slope = Math.max(Math.hypot(dx === Infinity ? 0 : dx, dy === Infinity ? 0 : dy) * bands, 1e-5);
  const s = h[i] * bands;
  const away = Math.abs(s - Math.round(s)) / slope;
  // Where lines crowd beyond the pixels, they fade into a tone instead of moiré.
  const crowd = smoothstep(0.75, 0.28, slope);
  return { cover: smoothstep(weight + 0.55, weight - 0.45, away) * crowd, index: Math.round(s) % 5 === 0 };
}

/** Draws a line in space with the thickness it would have there; hidden parts are left out or faint. */
export function drawLine(picture, buffer, view, points, { width: thick, colour, hidden = 0, lift = 0.004, light = 1 }) {
  const { width, height, data } = picture;
  const cover = new Map();
  for (let i = 0; i + 1 < points.length; i++) {
    const a = view.project(points[i]);
    const b = view.project(points[i + 1]);
    if (!a || !b) continue;
    const w = Math.max(0.6, (thick * (a[3] + b[3])) / 4);
    const x0 = Math.max(0, Math.floor(Math.min(a[0], b[0]) - w - 2));
    const x1 = Math.min(width - 1, Math.ceil(Math.max(a[0], b[0]) + w + 2));
    const y0 = Math.max(0, Math.floor(Math.min(a[1], b[1]) - w - 2));
    const y1 = Math.min(height - 1, Math.ceil(Math.max(a[1], b[1]) + w + 2));
    if (x1 - x0 > width * 0.9) continue;
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const d = segmentDistance(x + 0.5, y + 0.5, a[0], a[1], b[0], b[1]);
        let k = smoothstep(w + 0.6, w - 0.6, d);
        if (k === 0) continue;
        const j = y * width + x;
        if (!view.flat && buffer.kind[j] && buffer.t[j] + lift < Math.min(a[2], b[2])) k *= hidden;
        // A rounded tube: lighter towards the upper left.
        const round = 0.8 + 0.35 * (1 - d / w) + 0.12 * clamp((a[1] - y) / w, -1, 1);
        const before = cover.get(j);
        if (!before || k > before[0] || (k === before[0] && round > before[1])) cover.set(j, [k, view.flat ? 1 : round]);
      }
    }
  }
  for (const [j, [k, round]] of cover) for (let c = 0; c < 3; c++) data[j * 3 + c] = data[j * 3 + c] * (1 - k) + colour[c] * round * light * k;
}

/** The line with its gates and their posts. */
export function drawFlight(picture, buffer, view, { points, gates }, { line, gate, post, thick = 0.0042, hidden = 0.12, light = 1 }) {
  for (const g of gates) {
    for (let i = 0; i < 2; i++) drawLine(picture, buffer, view, [g.corners[i], g.feet[i]], { width: thick * 0.4, colour: post, hidden: 0 });
  }
  drawLine(picture, buffer, view, points, { width: thick, colour: line, hidden, light });
  for (const g of gates) drawLine(picture, buffer, view, [...g.corners, g.corners[0], g.corners[1]], { width: thick * 0.95, colour: gate, hidden: 0.05, light });
}

/** Half the size, four pixels into one. */
export function halve(big) {
  const small = new Picture(big.width / 2, big.height / 2);
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      for (let c = 0; c < 3; c++) {
        const i = (y * 2 * big.width + x * 2) * 3 + c;
        small.data[(y * small.width + x) * 3 + c] = (big.data[i] + big.data[i + 3] + big.data[i + big.width * 3] + big.data[i + big.width * 3 + 3]) / 4;
      }
    }
  }
  return small;
}

/** Lays a flat drawing over the picture. */
export async function overlay(picture, svg) {
  const { width, height, data } = picture;
  const rgba = await drawSvg(svg, width, height);
  for (let i = 0; i < width * height; i++) {
    const a = rgba[i * 4 + 3] / 255;
    if (a === 0) continue;
    for (let c = 0; c < 3; c++) {
      const s = rgba[i * 4 + c] / 255;
      data[i * 3 + c] = data[i * 3 + c] * (1 - a) + a * (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4);
    }
  }
}
