import { fbm2, noise2, ridged2 } from './noise.mjs';
import { createRandom } from './random.mjs';
import { clamp, smoothstep } from './math.mjs';

/** A square of mountains, side 1, as a grid of heights 0 to 1: ridges cut by running water. */
export function createTerrain({ size = 560, seed = 3, drops = 140_000 } = {}) {
  const h = new Float32Array(size * size);
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const x = i / size;
      const y = j / size;
      const wx = x + 0.11 * fbm2(x * 2.6 + seed, y * 2.6, 4);
      const wy = y + 0.11 * fbm2(x * 2.6 + 9, y * 2.6 + seed, 4);
      const ridges = ridged2(wx * 2.7 + seed * 3.1, wy * 2.7 + 1.7, 7, 0.48);
      const massif = Math.exp(-(((wx - 0.62) / 0.34) ** 2 + ((wy - 0.36) / 0.3) ** 2)) + 0.55 * Math.exp(-(((wx - 0.16) / 0.2) ** 2 + ((wy - 0.7) / 0.22) ** 2));
      // A winding valley from the south-east corner to the north-west one, for the flight.
      const bed = Math.abs(wx - wy * 0.75 - 0.12 + 0.12 * Math.sin(wy * 9)) ;
      const valley = smoothstep(0.0, 0.2, bed);
      h[j * size + i] = (0.1 + 0.95 * ridges ** 1.35 * (0.28 + massif)) * (0.34 + 0.66 * valley) + 0.02 * noise2(x * 30, y * 30);
    }
  }
  erode(h, size, createRandom(seed), drops);
  let low = Infinity;
  let high = -Infinity;
  for (const v of h) { low = Math.min(low, v); high = Math.max(high, v); }
  for (let i = 0; i < h.length; i++) h[i] = (h[i] - low) / (high - low);
  return { size, heights: h, at: sampler(h, size) };
}

function sampler(h, size) {
  return (u, v) => {
    const x = clamp(u, 0, 0.99999) * (size - 1);
    const y = clamp(v, 0, 0.99999) * (size - 1);
    const i = x | 0;
    const j = y | 0;
    const fx = x - i;
    const fy = y - j;
    const o = j * size + i;
    const a = h[o] + (h[o + 1] - h[o]) * fx;
    const b = h[o + size] + (h[o + size + 1] - h[o + size]) * fx;
    return a + (b - a) * fy;
  };
}

/** Hydraulic erosion by single drops that pick up and lay down soil on their way. */
function erode(h, size, random, drops) {
  const inertia = 0.08;
  const brush = [];
  for (let j = -2; j <= 2; j++) for (let i = -2; i <= 2; i++) { const w = Math.max(0, 2.6 - Math.hypot(i, j)); if (w) brush.push([i, j, w]); }
  const total = brush.reduce((s, b) => s + b[2], 0);
  for (let n = 0; n < drops; n++) {
    let x = random.range(3, size - 4);
    let y = random.range(3, size - 4);
    let [dx, dy, speed, water, soil] = [0, 0, 1, 1, 0];
    for (let life = 0; life < 48; life++) {
      const i = x | 0;
      const j = y | 0;
      const fx = x - i;
      const fy = y - j;
      const o = j * size + i;
      const [a, b, c, d] = [h[o], h[o + 1], h[o + size], h[o + size + 1]];
      const gx = (b - a) * (1 - fy) + (d - c) * fy;
      const gy = (c - a) * (1 - fx) + (d - b) * fx;
      dx = dx * inertia - gx * (1 - inertia);
      dy = dy * inertia - gy * (1 - inertia);
      const l = Math.hypot(dx, dy);
      if (l < 1e-9) break;
      dx /= l;
      dy /= l;
      const before = a * (1 - fx) * (1 - fy) + b * fx * (1 - fy) + c * (1 - fx) * fy + d * fx * fy;
      x += dx;
      y += dy;
      if (x < 3 || y < 3 || x > size - 4 || y > size - 4) break;
      const p = (y | 0) * size + (x | 0);
      const u = x - (x | 0);
      const v = y - (y | 0);
      const after = h[p] * (1 - u) * (1 - v) + h[p + 1] * u * (1 - v) + h[p + size] * (1 - u) * v + h[p + size + 1] * u * v;
      const drop = after - before;
      const capacity = Math.max(-drop, 0.0006) * speed * water * 5;
      if (soil > capacity || drop > 0) {
        const lay = drop > 0 ? Math.min(drop, soil) : (soil - capacity) * 0.25;
        soil -= lay;
        h[o] += lay * (1 - fx) * (1 - fy);
        h[o + 1] += lay * fx * (1 - fy);
        h[o + size] += lay * (1 - fx) * fy;
        h[o + size + 1] += lay * fx * fy;
      } else {
        const take = Math.min((capacity - soil) * 0.3, -drop);
        for (const [bi, bj, w] of brush) h[o + bj * size + bi] -= (take * w) / total;
        soil += take;
      }
      speed = Math.sqrt(Math.max(0.01, speed * speed - drop * 12));
      water *= 0.985;
    }
  }
}

/** For each cell: light of a low sun with soft shadow, and openness to the sky; both 0 to 1. */
export function lightTerrain({ heights, size, at }, { to, rise }) {
  const sun = new Float32Array(size * size);
  const open = new Float32Array(size * size);
  const flat = Math.hypot(to[0], to[2]);
  const step = 1 / size;
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const u = i / (size - 1);
      const v = j / (size - 1);
      const h0 = heights[j * size + i] * rise;
      let lit = 1;
      for (let d = step * 1.5; d < 0.5; d *= 1.13) {
        const over = h0 + (to[1] / flat) * d - at(u + (to[0] / flat) * d, v + (to[2] / flat) * d) * rise;
        lit = Math.min(lit, 0.5 + over / (0.05 * d + 0.0012));
        if (lit <= 0) break;
      }
      sun[j * size + i] = clamp(lit);
      let sky = 0;
      for (let k = 0; k < 10; k++) {
        const a = (k / 10) * 2 * Math.PI + 0.2;
        let slope = 0;
        for (let d = step * 1.5; d < 0.16; d *= 1.6) slope = Math.max(slope, (at(u + Math.cos(a) * d, v + Math.sin(a) * d) * rise - h0) / d);
        sky += 1 - slope / Math.sqrt(1 + slope * slope);
      }
      open[j * size + i] = sky / 10;
    }
  }
  return { sun: sampler(sun, size), open: sampler(open, size) };
}
